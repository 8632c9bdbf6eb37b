ALTER TABLE "tasks" ADD COLUMN "results" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "messages" ADD COLUMN "results" jsonb DEFAULT '[]'::jsonb NOT NULL;
