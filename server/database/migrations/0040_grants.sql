CREATE TABLE "roles" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"permissions" jsonb NOT NULL,
	CONSTRAINT "roles_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"target" text NOT NULL,
	"until" timestamp with time zone,
	"given_by" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_institution_person_role_scope_target_pk" PRIMARY KEY("institution","person","role","scope","target"),
	CONSTRAINT "grants_scope_check" CHECK ("scope" in ('institution', 'department', 'column', 'topic'))
);
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "people"("institution","id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "separate_duties" boolean DEFAULT false NOT NULL;
