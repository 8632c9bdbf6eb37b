ALTER TABLE "second_factors" ALTER COLUMN "secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "user_handle" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "challenge_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "adding_handle" text;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"person" text NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_second_factors_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."second_factors"("institution","person") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_person" ON "passkeys" USING btree ("institution","person");
