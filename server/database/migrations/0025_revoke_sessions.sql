CREATE OR REPLACE FUNCTION "end_sessions_of_disabled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "sessions" SET "ended_at" = now(), "id_token" = NULL
	WHERE "institution" = NEW."institution" AND "person" = NEW."id" AND ("ended_at" IS NULL OR "ended_at" > now());
	RETURN NULL;
END
$$;
