ALTER TABLE "departments" ADD COLUMN "way" text DEFAULT '' NOT NULL;
ALTER TABLE "institutions" ADD COLUMN "hours" text DEFAULT '' NOT NULL;
ALTER TABLE "institutions" ADD COLUMN "way" text DEFAULT '' NOT NULL;
