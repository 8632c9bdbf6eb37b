CREATE SEQUENCE "import_numbers";
--> statement-breakpoint
CREATE TABLE "imports" (
	"institution" text NOT NULL,
	"number" integer DEFAULT nextval('import_numbers') NOT NULL,
	"person" text NOT NULL,
	"part" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"complete" boolean NOT NULL,
	"state" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"digest" text DEFAULT '' NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"release" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "imports_institution_number_pk" PRIMARY KEY("institution","number"),
	CONSTRAINT "imports_format_check" CHECK ("format" in ('csv', 'xlsx', 'json')),
	CONSTRAINT "imports_state_check" CHECK ("state" in ('receiving', 'checking', 'checked', 'applying', 'applied', 'refused', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"institution" text NOT NULL,
	"import" integer NOT NULL,
	"offset" integer NOT NULL,
	"content" bytea NOT NULL,
	CONSTRAINT "import_pieces_institution_import_offset_pk" PRIMARY KEY("institution","import","offset")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "people"("institution","id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_institution_import_imports_institution_number_fk" FOREIGN KEY ("institution","import") REFERENCES "imports"("institution","number") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "imports_person" ON "imports" USING btree ("institution","person");
--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");
