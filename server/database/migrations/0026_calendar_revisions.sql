ALTER TABLE "calendar_feeds" ADD COLUMN "revision" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE FUNCTION "revise_calendars"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "calendar_feeds" SET "revision" = gen_random_uuid() FROM (SELECT DISTINCT "institution", "person" FROM "changed") AS "owner"
	WHERE "calendar_feeds"."institution" = "owner"."institution" AND "calendar_feeds"."person" = "owner"."person";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "schedule_entries_added" AFTER INSERT ON "schedule_entries" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "revise_calendars"();--> statement-breakpoint
CREATE TRIGGER "schedule_entries_changed" AFTER UPDATE ON "schedule_entries" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "revise_calendars"();--> statement-breakpoint
CREATE TRIGGER "schedule_entries_deleted" AFTER DELETE ON "schedule_entries" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "revise_calendars"();--> statement-breakpoint
CREATE TRIGGER "schedule_exceptions_added" AFTER INSERT ON "schedule_exceptions" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "revise_calendars"();--> statement-breakpoint
CREATE TRIGGER "schedule_exceptions_changed" AFTER UPDATE ON "schedule_exceptions" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "revise_calendars"();--> statement-breakpoint
CREATE TRIGGER "schedule_exceptions_deleted" AFTER DELETE ON "schedule_exceptions" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "revise_calendars"();
