ALTER TABLE "approvals" ADD COLUMN "fields" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "approvals" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "approvals" ADD COLUMN "takes_decisions" boolean DEFAULT false NOT NULL;
CREATE TABLE "approval_decisions" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"approval" text NOT NULL,
	"version" timestamp with time zone NOT NULL,
	"decision" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "approval_decisions_institution_person_approval_pk" PRIMARY KEY ("institution", "person", "approval"),
	CONSTRAINT "approval_decisions_decision_check" CHECK ("decision" in ('approve', 'return')),
	CONSTRAINT "approval_decisions_state_check" CHECK ("state" in ('sending', 'unanswered', 'taken'))
);
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "people"("institution","id") ON DELETE cascade;
