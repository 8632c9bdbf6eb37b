CREATE TABLE "topic_steps" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"topic" text NOT NULL,
	"step" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topic_steps_institution_person_topic_step_pk" PRIMARY KEY("institution","person","topic","step")
);
--> statement-breakpoint
ALTER TABLE "topic_steps" ADD CONSTRAINT "topic_steps_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_steps" ADD CONSTRAINT "topic_steps_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_steps" ADD CONSTRAINT "topic_steps_institution_topic_topics_institution_id_fk" FOREIGN KEY ("institution","topic") REFERENCES "public"."topics"("institution","id") ON DELETE cascade ON UPDATE no action;