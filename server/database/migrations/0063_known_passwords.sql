ALTER TABLE "accounts" ADD COLUMN "one_time_by" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "known_by" text;--> statement-breakpoint
-- Who gave a code before is not known: it is given anew.
UPDATE "accounts" SET "one_time_digest" = NULL, "one_time_until" = NULL WHERE "one_time_digest" IS NOT NULL;
