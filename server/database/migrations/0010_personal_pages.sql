ALTER TABLE "approvals" ADD COLUMN "deadline" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "group" text DEFAULT '' NOT NULL;