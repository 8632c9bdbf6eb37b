CREATE INDEX "accounts_person" ON "accounts" USING btree ("institution","person");--> statement-breakpoint
CREATE INDEX "people_no" ON "people" USING btree ("institution","no");--> statement-breakpoint
CREATE INDEX "people_department" ON "people" USING btree ("institution","department");--> statement-breakpoint
CREATE INDEX "people_identities" ON "people" USING gin ("identities" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "sessions" USING btree ("institution","method","remote_subject");--> statement-breakpoint
CREATE INDEX "collections_app" ON "collections" USING btree ("institution","app");--> statement-breakpoint
CREATE INDEX "notice_reads_notice" ON "notice_reads" USING btree ("institution","notice");--> statement-breakpoint
CREATE INDEX "recent_uses_app" ON "recent_uses" USING btree ("institution","app");--> statement-breakpoint
CREATE INDEX "topic_steps_topic" ON "topic_steps" USING btree ("institution","topic");--> statement-breakpoint
CREATE INDEX "notices_recipients" ON "notices" USING gin ("recipients" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "handled_cases_app" ON "handled_cases" USING btree ("institution","app");