CREATE TABLE "counted_uses" (
	"institution" text NOT NULL,
	"thing" text NOT NULL,
	"caller" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_uses_institution_thing_caller_pk" PRIMARY KEY("institution","thing","caller")
);
--> statement-breakpoint
ALTER TABLE "counted_uses" ADD CONSTRAINT "counted_uses_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_uses_age" ON "counted_uses" USING btree ("since");