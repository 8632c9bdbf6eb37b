ALTER TABLE "editions" ADD COLUMN "withdrawal" jsonb;
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "withdrawal" jsonb;
