-- What the portal told people itself is in no file's hands, and with `message.` before it an id is that of a notice.
UPDATE "messages"
SET "id" = 'portal.' || rtrim(translate(encode(sha256(convert_to("id", 'UTF8')), 'base64'), '+/', '-_'), '=')
WHERE length("id") > 56
	OR ("source" IN ('账号安全', '日程提醒', '管理台', '定时发布')
		AND "id" ~ '[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$|^reminder-[0-9a-f]{32}$|^import-[0-9]+-');
