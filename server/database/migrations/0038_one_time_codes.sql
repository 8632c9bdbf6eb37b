ALTER TABLE "accounts" ADD COLUMN "must_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "one_time_digest" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "one_time_until" timestamp with time zone;
