CREATE TABLE "feedback" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"about" text NOT NULL,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	"person" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("institution","at");