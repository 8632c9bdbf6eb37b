ALTER TABLE "institutions" ADD COLUMN "admin_host" text DEFAULT '' NOT NULL;
