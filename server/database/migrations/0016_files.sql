CREATE TABLE "files" (
	"institution" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "files_institution_name_pk" PRIMARY KEY("institution","name")
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;