-- As 0057, for roles that were removed and can still be put back: a role with a permission that is not there would be
-- refused then.
UPDATE "removed_rows" SET "row" = jsonb_set("row", '{permissions}', CASE
	WHEN ("row" -> 'permissions') - ARRAY['search.write', 'search.publish'] = '{}'::jsonb THEN '{"search.read": "direct"}'::jsonb
	ELSE ("row" -> 'permissions') - ARRAY['search.write', 'search.publish'] END)
WHERE "part" = 'roles' AND "kind" = 'row' AND ("row" -> 'permissions') ?| ARRAY['search.write', 'search.publish'];
