ALTER TABLE "audiences" RENAME TO "suitable_for";--> statement-breakpoint
ALTER TABLE "suitable_for" RENAME CONSTRAINT "audiences_institution_id_pk" TO "suitable_for_institution_id_pk";--> statement-breakpoint
ALTER TABLE "suitable_for" RENAME CONSTRAINT "audiences_institution_institutions_id_fk" TO "suitable_for_institution_institutions_id_fk";--> statement-breakpoint
ALTER TABLE "apps" RENAME COLUMN "audiences" TO "suitable_for";--> statement-breakpoint
ALTER TABLE "recommend_groups" RENAME COLUMN "audiences" TO "suitable_for";--> statement-breakpoint
UPDATE "modules" SET "sign" = replace("sign", 'by-audience', 'by-suitable-for'), "path" = replace("path", 'by-audience', 'by-suitable-for') WHERE "sign" = 'by-audience';--> statement-breakpoint
UPDATE "menus" SET "path" = regexp_replace("path", '([?&])audience=', '\1suitableFor='), "link" = regexp_replace("link", '([?&])audience=', '\1suitableFor=') WHERE "link" ~ '^/(service-hall|home)\?';
