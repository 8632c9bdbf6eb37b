ALTER TABLE "departments" ADD COLUMN "review" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "news_columns" ADD COLUMN "review" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "reviewer" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "items" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE "releases" SET "created_at" = "ended_at" WHERE "ended_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "releases" SET "items" = (
	SELECT jsonb_agg(jsonb_build_object('part', "drafts"."part", 'key', "drafts"."key")) FROM "drafts"
	WHERE "drafts"."institution" = "releases"."institution" AND "drafts"."release" = "releases"."number"
) WHERE "state" = 'scheduled' AND EXISTS (
	SELECT 1 FROM "drafts" WHERE "drafts"."institution" = "releases"."institution" AND "drafts"."release" = "releases"."number"
);
--> statement-breakpoint
ALTER TABLE "releases" DROP CONSTRAINT "releases_state_check";
--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_state_check" CHECK ("state" in ('submitted', 'returned', 'scheduled', 'published', 'cancelled', 'failed'));
--> statement-breakpoint
CREATE SEQUENCE "revisions";
--> statement-breakpoint
SELECT setval('revisions', greatest(1, (SELECT max("revision") FROM "drafts")));
--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "editions" ALTER COLUMN "revision" SET DEFAULT nextval('revisions');
