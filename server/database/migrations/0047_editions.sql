CREATE TABLE "releases" (
	"institution" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"due_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "releases_institution_number_pk" PRIMARY KEY("institution","number"),
	CONSTRAINT "releases_state_check" CHECK ("state" in ('scheduled', 'published', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"institution" text NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"release" integer,
	"content" jsonb,
	CONSTRAINT "editions_institution_part_key_number_pk" PRIMARY KEY("institution","part","key","number")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"institution" text NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"withdraws" boolean NOT NULL,
	"release" integer,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_institution_part_key_pk" PRIMARY KEY("institution","part","key")
);
--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_institution_release_releases_institution_number_fk" FOREIGN KEY ("institution","release") REFERENCES "public"."releases"("institution","number") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_institution_release_releases_institution_number_fk" FOREIGN KEY ("institution","release") REFERENCES "public"."releases"("institution","number") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("due_at") WHERE "releases"."state" = 'scheduled';
--> statement-breakpoint
CREATE INDEX "editions_release" ON "editions" USING btree ("institution","release");
