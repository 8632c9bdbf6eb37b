-- Another content has another address: who was told the former one need not be told the new one.
CREATE FUNCTION "new_file_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."key" = gen_random_uuid();
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "files_new_key" BEFORE UPDATE OF "content" ON "files" FOR EACH ROW WHEN (NEW."content" IS DISTINCT FROM OLD."content") EXECUTE FUNCTION "new_file_key"();
