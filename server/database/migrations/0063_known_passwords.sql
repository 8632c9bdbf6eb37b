ALTER TABLE "accounts" ADD COLUMN "one_time_by" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "known_by" text;
