CREATE FUNCTION "announce_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('yimen_session', OLD."id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_announce" AFTER DELETE OR UPDATE OF "ended_at", "generation", "identity" ON "sessions" FOR EACH ROW EXECUTE FUNCTION "announce_session"();
--> statement-breakpoint
CREATE FUNCTION "announce_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('yimen_session', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "people_announce" AFTER DELETE OR UPDATE OF "name", "user_type", "identities", "disabled" ON "people" FOR EACH STATEMENT EXECUTE FUNCTION "announce_people"();
