ALTER TABLE "sources" DROP CONSTRAINT "sources_kind_check";--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_kind_check" CHECK ("sources"."kind" in ('approvals', 'oa', 'tasks', 'notices', 'curriculum', 'data', 'wording'));
