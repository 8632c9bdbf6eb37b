CREATE TABLE "schedule_reminders" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"entry" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_reminders_institution_person_entry_pk" PRIMARY KEY("institution","person","entry")
);
--> statement-breakpoint
ALTER TABLE "schedule_reminders" ADD CONSTRAINT "schedule_reminders_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "schedule_reminders" ADD CONSTRAINT "schedule_reminders_institution_person_entry_schedule_entries_institution_person_id_fk" FOREIGN KEY ("institution","person","entry") REFERENCES "schedule_entries"("institution","person","id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "schedule_reminders_due" ON "schedule_reminders" USING btree ("due");
--> statement-breakpoint
CREATE FUNCTION "note_reminder"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."remind" IS NULL OR NEW."deleted_at" IS NOT NULL THEN
		DELETE FROM "schedule_reminders" WHERE "institution" = NEW."institution" AND "person" = NEW."person" AND "entry" = NEW."id";
	ELSE
		INSERT INTO "schedule_reminders" ("institution", "person", "entry", "due")
		VALUES (NEW."institution", NEW."person", NEW."id", CASE WHEN TG_OP = 'UPDATE' THEN coalesce(OLD."deleted_at", now()) ELSE now() END)
		ON CONFLICT ("institution", "person", "entry") DO UPDATE SET "due" = excluded."due";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "schedule_entries_remind_added" AFTER INSERT ON "schedule_entries" FOR EACH ROW WHEN (NEW."remind" IS NOT NULL AND NEW."deleted_at" IS NULL) EXECUTE FUNCTION "note_reminder"();
--> statement-breakpoint
CREATE TRIGGER "schedule_entries_remind_changed" AFTER UPDATE ON "schedule_entries" FOR EACH ROW WHEN (
	(OLD."start", OLD."remind", OLD."repeat", OLD."repeat_weekdays", OLD."repeat_until", OLD."repeat_count", OLD."deleted_at") IS DISTINCT FROM
	(NEW."start", NEW."remind", NEW."repeat", NEW."repeat_weekdays", NEW."repeat_until", NEW."repeat_count", NEW."deleted_at")
) EXECUTE FUNCTION "note_reminder"();
--> statement-breakpoint
INSERT INTO "schedule_reminders" ("institution", "person", "entry", "due")
SELECT "institution", "person", "id", now() FROM "schedule_entries"
WHERE "remind" IS NOT NULL AND "deleted_at" IS NULL AND ("repeat" IS NOT NULL OR "start" > now());
