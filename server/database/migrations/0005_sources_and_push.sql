CREATE TABLE "push_keys" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"system" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "push_keys_institution_id_pk" PRIMARY KEY("institution","id"),
	CONSTRAINT "push_keys_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "push_systems" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "push_systems_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "pushed_items" (
	"institution" text NOT NULL,
	"system" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"withdrawn" boolean NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "pushed_items_institution_system_kind_external_id_pk" PRIMARY KEY("institution","system","kind","external_id")
);
--> statement-breakpoint
CREATE TABLE "source_reads" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"notice" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_reads_institution_person_notice_pk" PRIMARY KEY("institution","person","notice")
);
--> statement-breakpoint
CREATE TABLE "source_secrets" (
	"institution" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "source_secrets_institution_source_name_pk" PRIMARY KEY("institution","source","name")
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"config" jsonb NOT NULL,
	CONSTRAINT "sources_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "recipients" jsonb;--> statement-breakpoint
ALTER TABLE "push_keys" ADD CONSTRAINT "push_keys_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_keys" ADD CONSTRAINT "push_keys_institution_system_push_systems_institution_id_fk" FOREIGN KEY ("institution","system") REFERENCES "public"."push_systems"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_systems" ADD CONSTRAINT "push_systems_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushed_items" ADD CONSTRAINT "pushed_items_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushed_items" ADD CONSTRAINT "pushed_items_institution_system_push_systems_institution_id_fk" FOREIGN KEY ("institution","system") REFERENCES "public"."push_systems"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_reads" ADD CONSTRAINT "source_reads_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_reads" ADD CONSTRAINT "source_reads_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_secrets" ADD CONSTRAINT "source_secrets_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_secrets" ADD CONSTRAINT "source_secrets_institution_source_sources_institution_id_fk" FOREIGN KEY ("institution","source") REFERENCES "public"."sources"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_id" ON "tasks" USING btree ("institution","id");