-- Ends every way in that a person still has without signing in anew: sessions, and the calendar's secret address.
CREATE FUNCTION "lock_out"("of_institution" text, "of_person" text) RETURNS void LANGUAGE sql AS $$
	UPDATE "sessions" SET "ended_at" = now(), "id_token" = NULL
	WHERE "institution" = "of_institution" AND "person" = "of_person" AND ("ended_at" IS NULL OR "ended_at" > now());
	DELETE FROM "calendar_feeds" WHERE "institution" = "of_institution" AND "person" = "of_person";
$$;
--> statement-breakpoint
DROP TRIGGER "people_disabled" ON "people";--> statement-breakpoint
DROP FUNCTION "end_sessions_of_disabled";--> statement-breakpoint
CREATE FUNCTION "lock_out_disabled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "lock_out"(NEW."institution", NEW."id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "people_disabled" AFTER UPDATE OF "disabled" ON "people" FOR EACH ROW WHEN (NEW."disabled" AND NOT OLD."disabled") EXECUTE FUNCTION "lock_out_disabled"();--> statement-breakpoint
-- A sign-in that writes the same password at another cost says so for its transaction.
CREATE FUNCTION "lock_out_former_password"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('yimen.same_password', true), '') <> 'on' THEN
		PERFORM "lock_out"(NEW."institution", NEW."person");
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "accounts_added" AFTER INSERT ON "accounts" FOR EACH ROW EXECUTE FUNCTION "lock_out_former_password"();--> statement-breakpoint
CREATE TRIGGER "accounts_password" AFTER UPDATE OF "password_hash" ON "accounts" FOR EACH ROW WHEN (NEW."password_hash" IS DISTINCT FROM OLD."password_hash") EXECUTE FUNCTION "lock_out_former_password"();--> statement-breakpoint
DELETE FROM "calendar_feeds" USING "people" WHERE "people"."institution" = "calendar_feeds"."institution" AND "people"."id" = "calendar_feeds"."person" AND "people"."disabled";
