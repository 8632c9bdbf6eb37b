-- Aliases are fields of services: no call asks for `search.write` and `search.publish`. A role that held nothing else may
-- read what visitors report of the search.
UPDATE "roles" SET "permissions" = CASE
	WHEN "permissions" - ARRAY['search.write', 'search.publish'] = '{}'::jsonb THEN '{"search.read": "direct"}'::jsonb
	ELSE "permissions" - ARRAY['search.write', 'search.publish'] END
WHERE "permissions" ?| ARRAY['search.write', 'search.publish'];
