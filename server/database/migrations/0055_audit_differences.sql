ALTER TABLE "audit_entries" ADD COLUMN "differences" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TABLE "audit_differences" (
	"institution" text NOT NULL,
	"entry" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "audit_differences_institution_entry_pk" PRIMARY KEY("institution","entry")
);
--> statement-breakpoint
ALTER TABLE "audit_differences" ADD CONSTRAINT "audit_differences_institution_entry_audit_entries_institution_id_fk" FOREIGN KEY ("institution","entry") REFERENCES "public"."audit_entries"("institution","id") ON DELETE cascade ON UPDATE no action;
