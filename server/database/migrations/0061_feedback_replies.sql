ALTER TABLE "feedback" ADD COLUMN "reply" text DEFAULT '' NOT NULL;
ALTER TABLE "feedback" ADD COLUMN "replied_by" text DEFAULT '' NOT NULL;
ALTER TABLE "feedback" ADD COLUMN "replied_at" timestamp with time zone;
-- The id of feedback is the number that people quote: its day and what number of that day it is.
UPDATE "feedback" SET "id" = "numbered"."number" FROM (
	SELECT "institution", "id", "day" || '-' || lpad("place", greatest(4, length("place")), '0') AS "number" FROM (
		SELECT "institution", "id", "day", (row_number() OVER (PARTITION BY "institution", "day" ORDER BY "at", "id"))::text AS "place"
		FROM (SELECT *, to_char("at" AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') AS "day" FROM "feedback") AS "dated"
	) AS "placed"
) AS "numbered"
WHERE "feedback"."institution" = "numbered"."institution" AND "feedback"."id" = "numbered"."id";
CREATE INDEX "feedback_own" ON "feedback" ("institution", "person", "at");
