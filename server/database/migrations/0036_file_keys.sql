ALTER TABLE "files" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;
