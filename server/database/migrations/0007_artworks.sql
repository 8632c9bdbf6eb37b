CREATE TABLE "artworks" (
	"institution" text NOT NULL,
	"name" text NOT NULL,
	"image" "bytea" NOT NULL,
	CONSTRAINT "artworks_institution_name_pk" PRIMARY KEY("institution","name")
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;