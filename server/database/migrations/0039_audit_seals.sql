ALTER TABLE "audit_entries" ADD COLUMN "month" text;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "sequence" integer;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" text;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_sequence" UNIQUE("institution","month","sequence");
--> statement-breakpoint
CREATE INDEX "audit_entries_unsealed" ON "audit_entries" ("institution","at") WHERE "sequence" is null;
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"institution" text NOT NULL,
	"month" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"count" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "audit_seals_institution_month_pk" PRIMARY KEY("institution","month")
);
