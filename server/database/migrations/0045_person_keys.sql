CREATE TABLE "person_keys" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "person_keys_institution_person_pk" PRIMARY KEY("institution","person")
);
--> statement-breakpoint
ALTER TABLE "person_keys" ADD CONSTRAINT "person_keys_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_entries_source_states" ON "audit_entries" ("institution","key","at") WHERE "action" in ('source-stopped', 'source-resumed');
