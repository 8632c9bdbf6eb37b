CREATE TABLE "channels" (
	"institution" text NOT NULL,
	"kind" text NOT NULL,
	"enabled" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	"secret" text,
	"failure" text,
	"failed_at" timestamp with time zone,
	CONSTRAINT "channels_institution_kind_pk" PRIMARY KEY("institution","kind")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
--> statement-breakpoint
CREATE TABLE "reminders" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"message" text NOT NULL,
	"channel" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"gathered" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "reminders_institution_person_message_channel_pk" PRIMARY KEY("institution","person","message","channel")
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "people"("institution","id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_institution_channel_channels_institution_kind_fk" FOREIGN KEY ("institution","channel") REFERENCES "channels"("institution","kind") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("institution","channel","due");
--> statement-breakpoint
-- What is older came with an import, or was put back: it was told in its time.
CREATE FUNCTION "note_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reminders" ("institution", "person", "message", "channel", "due")
	SELECT NEW."institution", NEW."person", NEW."id", "kind", greatest(now(), NEW."sent_at")
	FROM "channels" WHERE "institution" = NEW."institution" AND "enabled"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "messages_remind" AFTER INSERT ON "messages" FOR EACH ROW
WHEN (NOT NEW."read" AND NEW."sent_at" > now() - interval '1 hour') EXECUTE FUNCTION "note_message"();
