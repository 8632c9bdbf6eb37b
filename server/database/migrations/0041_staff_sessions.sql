CREATE TABLE "staff_sessions" (
	"institution" text NOT NULL,
	"digest" text NOT NULL,
	"person" text NOT NULL,
	"session" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"method" text NOT NULL,
	"proven_at" timestamp with time zone,
	"enrolling" text,
	CONSTRAINT "staff_sessions_institution_digest_pk" PRIMARY KEY("institution","digest")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"secret" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"last_step" bigint NOT NULL,
	"recovery_digests" jsonb NOT NULL,
	CONSTRAINT "second_factors_institution_person_pk" PRIMARY KEY("institution","person")
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_institution_session_sessions_institution_id_fk" FOREIGN KEY ("institution","session") REFERENCES "public"."sessions"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_sessions_person" ON "staff_sessions" USING btree ("institution","person");--> statement-breakpoint
CREATE INDEX "staff_sessions_session" ON "staff_sessions" USING btree ("institution","session");--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A staff session ends with the session of the portal, whoever ends that: also one that lasts a minute more.
CREATE FUNCTION "end_staff_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "staff_sessions" WHERE "institution" = NEW."institution" AND "session" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_end_staff" AFTER UPDATE OF "ended_at" ON "sessions" FOR EACH ROW WHEN (NEW."ended_at" IS NOT NULL) EXECUTE FUNCTION "end_staff_session"();
