CREATE FUNCTION "announce_institution"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('yimen_institution', coalesce(NEW."id", OLD."id"));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "institutions_announce" AFTER INSERT OR UPDATE OR DELETE ON "institutions" FOR EACH ROW EXECUTE FUNCTION "announce_institution"();
--> statement-breakpoint
CREATE FUNCTION "announce_hosts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('yimen_hosts', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hosts_announce" AFTER INSERT OR UPDATE OR DELETE ON "hosts" FOR EACH STATEMENT EXECUTE FUNCTION "announce_hosts"();
