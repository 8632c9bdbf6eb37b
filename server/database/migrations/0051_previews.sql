CREATE TABLE "previews" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"items" jsonb NOT NULL,
	"moment" timestamp with time zone,
	"viewer" jsonb NOT NULL,
	"person" text,
	"path" text NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "previews_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "people"("institution","id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "previews_until" ON "previews" USING btree ("until");
--> statement-breakpoint
CREATE INDEX "previews_person" ON "previews" USING btree ("institution","person");
