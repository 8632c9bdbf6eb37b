ALTER TABLE "apps" ADD COLUMN "begin_audience" jsonb;
