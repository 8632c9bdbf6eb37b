ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_secret";--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "digest" text;--> statement-breakpoint
-- None is sealed before this, so that the database can take the digests: as the program does, in Base64 for addresses.
UPDATE "calendar_feeds" SET "digest" = translate(encode(sha256(convert_to("secret", 'UTF8')), 'base64'), '+/=', '-_');--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "digest" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_digest" UNIQUE("institution","digest");
