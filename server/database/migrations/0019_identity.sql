ALTER TABLE "qr_codes" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "proven" jsonb;--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("institution","device","started_at");--> statement-breakpoint
UPDATE "sessions" SET "ended_at" = now(), "id_token" = NULL FROM "people" WHERE "people"."institution" = "sessions"."institution" AND "people"."id" = "sessions"."person" AND "people"."disabled" AND "sessions"."ended_at" IS NULL;
--> statement-breakpoint
CREATE FUNCTION "end_sessions_of_disabled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "sessions" SET "ended_at" = now(), "id_token" = NULL
	WHERE "institution" = NEW."institution" AND "person" = NEW."id" AND "ended_at" IS NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "people_disabled" AFTER UPDATE OF "disabled" ON "people" FOR EACH ROW WHEN (NEW."disabled" AND NOT OLD."disabled") EXECUTE FUNCTION "end_sessions_of_disabled"();
