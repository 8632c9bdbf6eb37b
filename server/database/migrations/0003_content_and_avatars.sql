CREATE TABLE "avatars" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"person" text NOT NULL,
	"image" "bytea" NOT NULL,
	CONSTRAINT "avatars_institution_id_pk" PRIMARY KEY("institution","id"),
	CONSTRAINT "avatars_person" UNIQUE("institution","person")
);
--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "office" jsonb;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "show_type" text;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;