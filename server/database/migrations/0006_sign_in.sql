CREATE TABLE "passport_secrets" (
	"institution" text NOT NULL,
	"service" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "passport_secrets_institution_service_pk" PRIMARY KEY("institution","service")
);
--> statement-breakpoint
CREATE TABLE "passport_services" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"path" text NOT NULL,
	"cookie_domain" text,
	CONSTRAINT "passport_services_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "passports" (
	"institution" text NOT NULL,
	"digest" text NOT NULL,
	"service" text NOT NULL,
	"session" text NOT NULL,
	"person" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passports_institution_digest_pk" PRIMARY KEY("institution","digest")
);
--> statement-breakpoint
CREATE TABLE "qr_codes" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"browser" text NOT NULL,
	"target" text,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"status" text NOT NULL,
	"person" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "qr_codes_institution_id_pk" PRIMARY KEY("institution","id"),
	CONSTRAINT "qr_codes_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"method" text NOT NULL,
	"browser" text NOT NULL,
	"target" text,
	"service" text NOT NULL,
	"nonce" text,
	"verifier" text,
	"bind" text,
	"named" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	CONSTRAINT "sign_in_attempts_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_bindings" (
	"institution" text NOT NULL,
	"subject" text NOT NULL,
	"person" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_bindings_institution_subject_pk" PRIMARY KEY("institution","subject")
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "sign_in_methods_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_secrets" (
	"institution" text NOT NULL,
	"method" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "sign_in_secrets_institution_method_name_pk" PRIMARY KEY("institution","method","name")
);
--> statement-breakpoint
CREATE TABLE "spent_credentials" (
	"institution" text NOT NULL,
	"digest" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_credentials_institution_digest_pk" PRIMARY KEY("institution","digest")
);
--> statement-breakpoint
ALTER TABLE "hosts" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "remote_session" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "remote_subject" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "passport_secrets" ADD CONSTRAINT "passport_secrets_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_secrets" ADD CONSTRAINT "passport_secrets_institution_service_passport_services_institution_id_fk" FOREIGN KEY ("institution","service") REFERENCES "public"."passport_services"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_services" ADD CONSTRAINT "passport_services_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passports" ADD CONSTRAINT "passports_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_bindings" ADD CONSTRAINT "sign_in_bindings_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_bindings" ADD CONSTRAINT "sign_in_bindings_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_secrets" ADD CONSTRAINT "sign_in_secrets_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_secrets" ADD CONSTRAINT "sign_in_secrets_institution_method_sign_in_methods_institution_id_fk" FOREIGN KEY ("institution","method") REFERENCES "public"."sign_in_methods"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_credentials" ADD CONSTRAINT "spent_credentials_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passports_age" ON "passports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "qr_codes_age" ON "qr_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_age" ON "sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_bindings_person" ON "sign_in_bindings" USING btree ("institution","person");--> statement-breakpoint
CREATE INDEX "spent_credentials_age" ON "spent_credentials" USING btree ("until");--> statement-breakpoint
CREATE INDEX "sessions_remote" ON "sessions" USING btree ("institution","method","remote_session");