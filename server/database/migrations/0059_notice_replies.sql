ALTER TABLE "notices" ADD COLUMN "reply_choices" jsonb DEFAULT '[]'::jsonb NOT NULL;
CREATE TABLE "notice_replies" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"notice" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_replies_institution_person_notice_pk" PRIMARY KEY ("institution", "person", "notice")
);
CREATE INDEX "notice_replies_newest" ON "notice_replies" ("institution", "notice", "at");
CREATE INDEX "notice_replies_order" ON "notice_replies" ("institution", "at", "notice", "person");
ALTER TABLE "notice_replies" ADD CONSTRAINT "notice_replies_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "institutions"("id") ON DELETE cascade;
ALTER TABLE "notice_replies" ADD CONSTRAINT "notice_replies_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "people"("institution","id") ON DELETE cascade;
ALTER TABLE "notice_replies" ADD CONSTRAINT "notice_replies_institution_notice_notices_institution_id_fk" FOREIGN KEY ("institution","notice") REFERENCES "notices"("institution","id") ON DELETE cascade;
