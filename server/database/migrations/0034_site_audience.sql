ALTER TABLE "menus" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "shortcuts" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "news_columns" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "audience" jsonb;
