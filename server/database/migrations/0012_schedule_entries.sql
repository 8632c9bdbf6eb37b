CREATE TABLE "calendar_feeds" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_institution_person_pk" PRIMARY KEY("institution","person"),
	CONSTRAINT "calendar_feeds_secret" UNIQUE("institution","secret")
);
--> statement-breakpoint
CREATE TABLE "schedule_exceptions" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"entry" text NOT NULL,
	"day" date NOT NULL,
	"replacement" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_exceptions_institution_person_entry_day_pk" PRIMARY KEY("institution","person","entry","day")
);
--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD COLUMN "all_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD COLUMN "repeat_weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD COLUMN "repeat_until" date;--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD COLUMN "repeat_count" integer;--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD COLUMN "series" text;--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_institution_person_entry_schedule_entries_institution_person_id_fk" FOREIGN KEY ("institution","person","entry") REFERENCES "public"."schedule_entries"("institution","person","id") ON DELETE cascade ON UPDATE no action;