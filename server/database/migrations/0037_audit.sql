CREATE TABLE "audit_entries" (
	"institution" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"detail" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"tally" text,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_institution_id_pk" PRIMARY KEY("institution","id"),
	CONSTRAINT "audit_entries_tally" UNIQUE("institution","tally")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" ("institution","at");
