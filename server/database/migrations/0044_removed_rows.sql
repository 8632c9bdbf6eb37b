CREATE TABLE "removed_rows" (
	"institution" text NOT NULL,
	"id" uuid NOT NULL,
	"removal" uuid NOT NULL,
	"cause" uuid,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"row" jsonb NOT NULL,
	"person" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_rows_institution_id_pk" PRIMARY KEY("institution","id"),
	CONSTRAINT "removed_rows_kind_check" CHECK ("kind" in ('row', 'name'))
);
--> statement-breakpoint
ALTER TABLE "removed_rows" ADD CONSTRAINT "removed_rows_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "removed_rows_removal" ON "removed_rows" USING btree ("institution","removal");--> statement-breakpoint
CREATE INDEX "removed_rows_cause" ON "removed_rows" USING btree ("institution","cause");--> statement-breakpoint
CREATE INDEX "removed_rows_person" ON "removed_rows" USING btree ("institution","person");--> statement-breakpoint
CREATE INDEX "removed_rows_age" ON "removed_rows" USING btree ("at");
