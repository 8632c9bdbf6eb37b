ALTER TABLE "audit_seals" ADD COLUMN "sent" integer DEFAULT 0 NOT NULL;
