CREATE TABLE "calendar_events" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "calendar_events_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "periods" (
	"institution" text NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	CONSTRAINT "periods_institution_no_pk" PRIMARY KEY("institution","no")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"year" text NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"total_weeks" integer NOT NULL,
	CONSTRAINT "terms_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"institution" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institutions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"subtitle" text NOT NULL,
	"title" text NOT NULL,
	"keywords" jsonb NOT NULL,
	"description" text NOT NULL,
	"logo" text NOT NULL,
	"icon" text NOT NULL,
	"address" text NOT NULL,
	"hotline" text NOT NULL,
	"hotline_hours" text NOT NULL,
	"icp" text NOT NULL,
	"police_record" text NOT NULL,
	"site_code" text NOT NULL,
	"template" smallint NOT NULL,
	"login_type" smallint NOT NULL,
	"login_path" text NOT NULL,
	"on_line_minute" integer NOT NULL,
	"refresh_minute" integer NOT NULL,
	"bottom_media_style" smallint NOT NULL,
	"theme" jsonb NOT NULL,
	"sign_in" jsonb NOT NULL,
	"login_redirect_type" text NOT NULL,
	"redirect_navigation" text NOT NULL,
	"intelligence" jsonb NOT NULL,
	"statistics" jsonb NOT NULL,
	"hot_words" jsonb NOT NULL,
	"search_hint" text NOT NULL,
	"data_version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"institution" text NOT NULL,
	"account" text NOT NULL,
	"person" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "accounts_institution_account_pk" PRIMARY KEY("institution","account")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"pinyin" text NOT NULL,
	"user_type" text NOT NULL,
	"no" text NOT NULL,
	"department" text NOT NULL,
	"title" text NOT NULL,
	"avatar" text,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"last_login" timestamp with time zone,
	"identities" jsonb NOT NULL,
	"preferences" jsonb NOT NULL,
	CONSTRAINT "people_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"person" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"previous_login" timestamp with time zone,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "sessions_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"institution" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"wait_until" timestamp with time zone,
	CONSTRAINT "sign_in_failures_institution_subject_pk" PRIMARY KEY("institution","subject")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"institution" text NOT NULL,
	"kid" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "signing_keys_institution_kid_pk" PRIMARY KEY("institution","kid"),
	CONSTRAINT "signing_keys_kid" UNIQUE("kid")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"view" smallint NOT NULL,
	"source" text NOT NULL,
	"form" text NOT NULL,
	"sponsor" text NOT NULL,
	"current_approver" text NOT NULL,
	"status" text NOT NULL,
	"insert_time" timestamp with time zone NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	"progress" jsonb NOT NULL,
	CONSTRAINT "approvals_institution_person_id_pk" PRIMARY KEY("institution","person","id")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"unit" text NOT NULL,
	"masked" boolean NOT NULL,
	CONSTRAINT "assets_institution_person_code_pk" PRIMARY KEY("institution","person","code")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"app" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collections_institution_person_app_pk" PRIMARY KEY("institution","person","app")
);
--> statement-breakpoint
CREATE TABLE "data_groups" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "data_groups_institution_person_position_pk" PRIMARY KEY("institution","person","position")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read" boolean NOT NULL,
	"link" text,
	"app" text,
	CONSTRAINT "messages_institution_person_id_pk" PRIMARY KEY("institution","person","id")
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"notice" text NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_reads_institution_person_notice_pk" PRIMARY KEY("institution","person","notice")
);
--> statement-breakpoint
CREATE TABLE "recent_uses" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"app" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	CONSTRAINT "recent_uses_institution_person_app_pk" PRIMARY KEY("institution","person","app")
);
--> statement-breakpoint
CREATE TABLE "schedule_entries" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"repeat" text,
	"remind" integer,
	CONSTRAINT "schedule_entries_institution_person_id_pk" PRIMARY KEY("institution","person","id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"sponsor" text NOT NULL,
	"department" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone,
	"status" text NOT NULL,
	"step" text NOT NULL,
	"holder" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"app" text,
	CONSTRAINT "tasks_institution_person_id_pk" PRIMARY KEY("institution","person","id")
);
--> statement-breakpoint
CREATE TABLE "timetable" (
	"institution" text NOT NULL,
	"person" text NOT NULL,
	"position" integer NOT NULL,
	"course" text NOT NULL,
	"teacher" text NOT NULL,
	"room" text NOT NULL,
	"weekday" smallint NOT NULL,
	"start_period" smallint NOT NULL,
	"end_period" smallint NOT NULL,
	"weeks" text NOT NULL,
	CONSTRAINT "timetable_institution_person_position_pk" PRIMARY KEY("institution","person","position")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"column" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text,
	"published_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"views" bigint NOT NULL,
	"top" boolean NOT NULL,
	"body" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	CONSTRAINT "articles_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "news_columns" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "news_columns_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "notice_types" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "notice_types_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"top" boolean NOT NULL,
	"needs_reply" boolean NOT NULL,
	"deadline" timestamp with time zone,
	"body" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	CONSTRAINT "notices_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "responsibility_lists" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "responsibility_lists_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "responsibility_rows" (
	"institution" text NOT NULL,
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "responsibility_rows_institution_list_position_pk" PRIMARY KEY("institution","list","position")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text NOT NULL,
	"intro" text NOT NULL,
	"deadline" date,
	"groups" jsonb NOT NULL,
	"checklist" jsonb NOT NULL,
	CONSTRAINT "topics_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "app_hits" (
	"institution" text NOT NULL,
	"app" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "app_hits_institution_app_day_pk" PRIMARY KEY("institution","app","day")
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"attribute_type" smallint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"reading" text NOT NULL,
	"aliases" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"icon" text NOT NULL,
	"summary" text NOT NULL,
	"department" text NOT NULL,
	"category" text NOT NULL,
	"labels" text[] NOT NULL,
	"audiences" text[] NOT NULL,
	"online" text NOT NULL,
	"statutory" text NOT NULL,
	"promised" text NOT NULL,
	"state" text NOT NULL,
	"state_note" text NOT NULL,
	"open_from" timestamp with time zone,
	"open_to" timestamp with time zone,
	"campus_network_only" boolean NOT NULL,
	"needs_sign_in" boolean NOT NULL,
	"pc_url" text,
	"mobile_url" text,
	"opens" text NOT NULL,
	"hits_total" bigint NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "apps_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "audiences" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "audiences_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"institution" text NOT NULL,
	"attribute_type" smallint NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"intro" text NOT NULL,
	"group" text NOT NULL,
	CONSTRAINT "categories_institution_attribute_type_id_pk" PRIMARY KEY("institution","attribute_type","id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text NOT NULL,
	"intro" text NOT NULL,
	"office" text NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"supervision_phone" text NOT NULL,
	CONSTRAINT "departments_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"institution" text NOT NULL,
	"app" text NOT NULL,
	"guide" jsonb NOT NULL,
	CONSTRAINT "guides_institution_app_pk" PRIMARY KEY("institution","app")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "labels_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "hall_windows" (
	"institution" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"waiting" integer NOT NULL,
	"minutes" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hall_windows_institution_position_pk" PRIMARY KEY("institution","position")
);
--> statement-breakpoint
CREATE TABLE "handled_cases" (
	"institution" text NOT NULL,
	"position" integer NOT NULL,
	"who" text NOT NULL,
	"app" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "handled_cases_institution_position_pk" PRIMARY KEY("institution","position")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"institution" text NOT NULL,
	"position" integer NOT NULL,
	"group" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "links_institution_position_pk" PRIMARY KEY("institution","position")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"institution" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "media_institution_position_pk" PRIMARY KEY("institution","position")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"terminal" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"link" text NOT NULL,
	"icon" text NOT NULL,
	"is_default" smallint NOT NULL,
	"is_frame" smallint NOT NULL,
	"is_login" smallint NOT NULL,
	CONSTRAINT "menus_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"institution" text NOT NULL,
	"template" text NOT NULL,
	"path" text NOT NULL,
	"position" integer NOT NULL,
	"sign" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "modules_institution_template_path_pk" PRIMARY KEY("institution","template","path")
);
--> statement-breakpoint
CREATE TABLE "recommend_groups" (
	"institution" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"audiences" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	CONSTRAINT "recommend_groups_institution_id_pk" PRIMARY KEY("institution","id")
);
--> statement-breakpoint
CREATE TABLE "shortcuts" (
	"institution" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "shortcuts_institution_kind_position_pk" PRIMARY KEY("institution","kind","position")
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"institution" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"image" text NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "slides_institution_kind_position_pk" PRIMARY KEY("institution","kind","position")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"institution" text NOT NULL,
	"day" date NOT NULL,
	"terminal_type" smallint NOT NULL,
	"user_type" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "visits_institution_day_terminal_type_user_type_pk" PRIMARY KEY("institution","day","terminal_type","user_type")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD CONSTRAINT "sign_in_failures_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_institution_app_apps_institution_id_fk" FOREIGN KEY ("institution","app") REFERENCES "public"."apps"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_groups" ADD CONSTRAINT "data_groups_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_groups" ADD CONSTRAINT "data_groups_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_institution_notice_notices_institution_id_fk" FOREIGN KEY ("institution","notice") REFERENCES "public"."notices"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_uses" ADD CONSTRAINT "recent_uses_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_uses" ADD CONSTRAINT "recent_uses_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_uses" ADD CONSTRAINT "recent_uses_institution_app_apps_institution_id_fk" FOREIGN KEY ("institution","app") REFERENCES "public"."apps"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD CONSTRAINT "schedule_entries_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD CONSTRAINT "schedule_entries_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable" ADD CONSTRAINT "timetable_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable" ADD CONSTRAINT "timetable_institution_person_people_institution_id_fk" FOREIGN KEY ("institution","person") REFERENCES "public"."people"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_institution_column_news_columns_institution_id_fk" FOREIGN KEY ("institution","column") REFERENCES "public"."news_columns"("institution","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_columns" ADD CONSTRAINT "news_columns_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_types" ADD CONSTRAINT "notice_types_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_institution_type_notice_types_institution_id_fk" FOREIGN KEY ("institution","type") REFERENCES "public"."notice_types"("institution","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_institution_department_departments_institution_id_fk" FOREIGN KEY ("institution","department") REFERENCES "public"."departments"("institution","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responsibility_lists" ADD CONSTRAINT "responsibility_lists_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responsibility_rows" ADD CONSTRAINT "responsibility_rows_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responsibility_rows" ADD CONSTRAINT "responsibility_rows_institution_list_responsibility_lists_institution_id_fk" FOREIGN KEY ("institution","list") REFERENCES "public"."responsibility_lists"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_hits" ADD CONSTRAINT "app_hits_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_hits" ADD CONSTRAINT "app_hits_institution_app_apps_institution_id_fk" FOREIGN KEY ("institution","app") REFERENCES "public"."apps"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_institution_department_departments_institution_id_fk" FOREIGN KEY ("institution","department") REFERENCES "public"."departments"("institution","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_institution_attribute_type_category_categories_institution_attribute_type_id_fk" FOREIGN KEY ("institution","attribute_type","category") REFERENCES "public"."categories"("institution","attribute_type","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_institution_app_apps_institution_id_fk" FOREIGN KEY ("institution","app") REFERENCES "public"."apps"("institution","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_windows" ADD CONSTRAINT "hall_windows_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handled_cases" ADD CONSTRAINT "handled_cases_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handled_cases" ADD CONSTRAINT "handled_cases_institution_app_apps_institution_id_fk" FOREIGN KEY ("institution","app") REFERENCES "public"."apps"("institution","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommend_groups" ADD CONSTRAINT "recommend_groups_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortcuts" ADD CONSTRAINT "shortcuts_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_institution_institutions_id_fk" FOREIGN KEY ("institution") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("institution","person","started_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_age" ON "sign_in_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "approvals_newest" ON "approvals" USING btree ("institution","person","view","update_time");--> statement-breakpoint
CREATE INDEX "schedule_entries_start" ON "schedule_entries" USING btree ("institution","person","start");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("institution","person","status","deadline");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("institution","column","published_at");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("institution","published_at");--> statement-breakpoint
CREATE INDEX "app_hits_day" ON "app_hits" USING btree ("institution","day");--> statement-breakpoint
CREATE INDEX "apps_category" ON "apps" USING btree ("institution","attribute_type","category");--> statement-breakpoint
CREATE INDEX "apps_department" ON "apps" USING btree ("institution","attribute_type","department");--> statement-breakpoint
CREATE INDEX "handled_cases_at" ON "handled_cases" USING btree ("institution","at");