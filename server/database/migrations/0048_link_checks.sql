CREATE TABLE "link_checks" (
	"institution" text NOT NULL,
	"address" text NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"fails_since" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "link_checks_institution_address_pk" PRIMARY KEY("institution","address")
);
--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
