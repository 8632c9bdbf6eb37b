CREATE TABLE "sign_in_method_changes" (
	"institution" text NOT NULL,
	"method" text NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "sign_in_method_changes_institution_method_changed_by_pk" PRIMARY KEY ("institution", "method", "changed_by")
);
ALTER TABLE "sign_in_method_changes" ADD CONSTRAINT "sign_in_method_changes_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
