/** Tables whose writes need no entry, each with the reason. A new table is written by an act, or stands here. */
export const exemptTables: Readonly<Record<string, string>> = {
  audit_entries: 'It is the record.',
  person_keys: 'Follows from the record.',
  audit_seals: 'Follows from the record.',
  sessions: 'Signing in and out is recorded; the rest is when a session was last used.',
  staff_sessions: 'Entering and leaving 管理台 is recorded; the rest is when a session was last used.',
  sign_in_failures: 'Refused sign-ins are recorded and counted.',
  sign_in_method_changes: 'Follows from a change of a method, which is recorded.',
  sign_in_attempts: 'Sign-ins under way; how they end is recorded.',
  spent_credentials: 'What a sign-in that is recorded used up.',
  qr_codes: 'Codes on screens, for minutes; the answer on the phone and the sign-in are recorded.',
  passports: 'Tickets on their way to a site, for a minute, of a sign-in that is recorded.',
  counted_uses: 'Bounds what one caller adds to a count.',
  avatars: 'A member’s own picture.',
  collections: 'A member’s own favourites.',
  recent_uses: 'A member’s own use.',
  notice_reads: 'A member’s own marks.',
  notice_replies: 'A member’s own words, with their time.',
  source_reads: 'A member’s own marks.',
  approval_decisions: 'How far a decision is whose outcome is recorded.',
  topic_steps: 'A member’s own marks.',
  schedule_entries: 'A member’s own calendar.',
  schedule_exceptions: 'A member’s own calendar.',
  schedule_reminders: 'Follows from a member’s own calendar.',
  reminders: 'Follows from messages.',
  push_subscriptions: 'A member’s own devices.',
  link_checks: 'What outside addresses answered to the server.',
  feedback: 'What visitors say, with its time.',
  visits: 'Counts.',
  app_hits: 'Counts.',
};

/** Recorded tables of which some columns are a member’s own, which their own calls write without an entry. */
export const ownTables: Readonly<Record<string, string>> = {
  people: 'Looks, care mode, what one wants to be shown first, and as whom.',
  messages: 'Which are read.',
  apps: 'How often each was used.',
};

/** Calls that no act makes, each with the reason. A new call that writes is made by an act, or stands here. */
export const exemptCalls: Readonly<Record<string, string>> = {
  casLogin: 'Needs a counterpart; it ends as apiLogin does.',
  oauth2Login: 'Needs a counterpart; it ends as apiLogin does.',
  wechatAuthorize: 'Begins a sign-in; how it ends is recorded.',
  wechatLogin: 'Needs a counterpart; it ends as apiLogin does.',
  passportLogin: 'Gives a ticket for a minute; of a sign-in that is recorded.',
  passportVerify: 'Uses up a ticket.',
  continueImport: 'A further piece of a file, whose handing in is recorded with the first.',
  askPasskey: 'Makes a challenge for a minute.',
  reportBrowserError: 'Writes to the log alone.',
  provePasskey: 'Marks the staff session as proven; a proof that is refused is recorded.',
};
