ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_kind_check" CHECK ("calendar_events"."kind" in ('teaching', 'holiday', 'workday', 'exam', 'deadline', 'activity', 'service', 'maintenance', 'event'));--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_template_check" CHECK ("institutions"."template" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_login_type_check" CHECK ("institutions"."login_type" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_bottom_media_style_check" CHECK ("institutions"."bottom_media_style" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_login_redirect_type_check" CHECK ("institutions"."login_redirect_type" in ('0', '1'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_type_check" CHECK ("people"."user_type" in ('STUDENT', 'TEACHER', 'STAFF', 'CITIZEN', 'ADMIN'));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_view_check" CHECK ("approvals"."view" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_status_check" CHECK ("tasks"."status" in ('todo', 'done', 'mine'));--> statement-breakpoint
ALTER TABLE "timetable" ADD CONSTRAINT "timetable_weekday_check" CHECK ("timetable"."weekday" in (1, 2, 3, 4, 5, 6, 7));--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD CONSTRAINT "schedule_entries_kind_check" CHECK ("schedule_entries"."kind" in ('study', 'meeting', 'exam', 'deadline', 'activity', 'personal'));--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD CONSTRAINT "schedule_entries_repeat_check" CHECK ("schedule_entries"."repeat" in ('daily', 'workday', 'weekly', 'biweekly', 'monthly', 'yearly'));--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_attribute_type_check" CHECK ("apps"."attribute_type" in (1, 2));--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_online_check" CHECK ("apps"."online" in ('full', 'once', 'offline'));--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_state_check" CHECK ("apps"."state" in ('open', 'maintenance', 'closed', 'seasonal'));--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_out_of_season_check" CHECK ("apps"."out_of_season" in ('closed', 'open'));--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_opens_check" CHECK ("apps"."opens" in ('self', 'blank', 'frame'));--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_attribute_type_check" CHECK ("categories"."attribute_type" in (1, 2));--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_status_check" CHECK ("qr_codes"."status" in ('waiting', 'scanned', 'confirmed', 'refused', 'spent'));--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_kind_check" CHECK ("sign_in_methods"."kind" in ('password', 'cas', 'oauth2', 'oidc', 'wechat', 'wechat-qr', 'wecom', 'qr', 'api'));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_kind_check" CHECK ("media"."kind" in ('qr', 'text'));--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_terminal_check" CHECK ("menus"."terminal" in ('desktop', 'mobile'));--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_is_default_check" CHECK ("menus"."is_default" in (0, 1));--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_is_frame_check" CHECK ("menus"."is_frame" in (0, 1));--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_is_login_check" CHECK ("menus"."is_login" in (0, 1));--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_show_type_check" CHECK ("modules"."show_type" in ('list', 'pictures', 'cards', 'slides'));--> statement-breakpoint
ALTER TABLE "shortcuts" ADD CONSTRAINT "shortcuts_kind_check" CHECK ("shortcuts"."kind" in ('tool', 'quick'));--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_kind_check" CHECK ("slides"."kind" in ('banner', 'carousel'));--> statement-breakpoint
ALTER TABLE "pushed_items" ADD CONSTRAINT "pushed_items_kind_check" CHECK ("pushed_items"."kind" in ('task', 'notice'));--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_kind_check" CHECK ("sources"."kind" in ('approvals', 'oa', 'tasks', 'notices', 'curriculum', 'data'));--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_about_check" CHECK ("feedback"."about" in ('search', 'article', 'service'));--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_terminal_type_check" CHECK ("visits"."terminal_type" in (1, 2, 3));