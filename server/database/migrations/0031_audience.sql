ALTER TABLE "notices" RENAME COLUMN "recipients" TO "audience";--> statement-breakpoint
ALTER INDEX "notices_recipients" RENAME TO "notices_audience";--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "parent" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TABLE "groups" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "groups_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"institution" text NOT NULL,
	"group" text NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "group_members_institution_group_person_pk" PRIMARY KEY("institution","group","person")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_institution_group_groups_institution_id_fk" FOREIGN KEY ("institution","group") REFERENCES "public"."groups"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_person" ON "group_members" USING btree ("institution","person");
