/** The most that one answer may cost, for any size of institution and any input. */
export interface Bound {
  /** Size of the answer before compression. */
  readonly bytes: number;
  /** Rows that the database returns when the data shared by all visitors is cached already. */
  readonly rows: number;
  readonly statements: number;
}

/** Enough for a page of 100 services, the largest list, with the data around it. */
export const usual: Bound = { bytes: 98_304, rows: 250, statements: 15 };

interface Exception extends Partial<Bound> {
  readonly because: string;
}

const signsIn = 'a sign-in is one transaction of limits, account, identities, events and the former session’s end';
const proves = 'the limits of a sign-in, after the session and what its person is permitted';
const grants =
  'the caller’s grants are read again under a lock, then person, role, department, duties, grant and record';
const drafted =
  'under a lock, the row with its draft and editions, the caller’s grants, where it lies, what is saved, and the record';
const collected = '200 services that the person collected, each with its row and its place';
const used = 'the last 100 uses, each with its service';
const entries = '2,000 entries, as many as one may have: what repeats is counted out here';

const ownRows =
  'a person’s own: 200 courses, 100 entries, 100 messages, and 50 of each list of tasks, looked through in memory';

/** Calls that may cost more than {@link usual}. */
const exceptions: Readonly<Record<string, Exception>> = {
  login: { statements: 30, because: signsIn },
  proveSecondFactor: { statements: 25, because: proves },
  provePasskey: { statements: 25, because: proves },
  logout: { statements: 35, because: 'who signs in first; see login' },
  renewToken: { statements: 35, because: 'who signs in first; see login' },
  chooseIdentity: { statements: 35, because: 'who signs in first; see login' },
  changePassword: {
    statements: 25,
    because: 'the limits of a sign-in, then account, sessions and calendar in one transaction',
  },
  giveGrant: { statements: 42, because: `${grants}; then who may do more is signed out of everything, and told` },
  endGrant: { statements: 25, because: grants },
  saveRole: {
    statements: 40,
    because: 'as giveGrant, with how many people have the role, and what everybody may do before and after',
  },
  saveConnection: {
    statements: 30,
    because: 'under a lock, the caller’s grants, the row with its secrets as it was and as it is, and the record',
  },
  renewSigningKeys: {
    statements: 20,
    because: 'under a lock, the caller’s grants, the keys that are too old, the new one, and the record',
  },
  giveOneTimeCode: {
    statements: 25,
    because: 'under a lock, the grants of the caller and of the person, ways to sign in, account, record and message',
  },
  answerFeedback: {
    statements: 25,
    because: 'the feedback, the grants of the caller, both people, the answer, the record and a message to a person',
  },
  saveDraft: { statements: 35, because: drafted },
  restoreEdition: { statements: 20, because: drafted },
  staffRemoved: { rows: 450, because: 'the 100 rows of a page, and how many of which kinds went with each' },
  handInImport: {
    statements: 35,
    because: 'under a lock, the caller’s grants, how many imports wait, the piece, the record, and a job that is sent',
  },
  giveInitialPasswords: {
    statements: 25,
    rows: 700,
    because:
      'for 200 people who they are, and under a lock once more, the grants that some hold, accounts and the record',
  },
  exportPerson: { statements: 70, because: 'each table that holds something of a person, of which there are dozens' },
  disablePerson: {
    statements: 30,
    because: 'under a lock, the grants of the caller and of the person, sessions, and the record',
  },
  enablePerson: { statements: 25, because: 'as disablePerson, with a message in place of the sessions' },
  staffStatistics: { rows: 1200, because: 'the days of a year, twice, and 100 services, articles and notices' },
  exportStatistics: { rows: 1200, bytes: 300_000, because: 'as staffStatistics' },
  staffLinks: {
    rows: 5000,
    statements: 30,
    because: 'each kind of content is looked through for the hosts of 100 dead addresses',
  },
  erasePerson: {
    statements: 40,
    because: 'under a lock, the grants of the caller and of the person, and each part whose rules may name them',
  },
  exportContent: {
    bytes: 2_500_000,
    rows: 600,
    statements: 20,
    because: 'a file of 500 rows, or of two million characters, read a hundred rows at a time',
  },
  createPreview: {
    statements: 25,
    because:
      'the caller’s grants, the drafts, who looks, the links there are, the key, the record and a message to a person',
  },
  explainThing: {
    statements: 25,
    because: 'each rule above the thing is asked, and that the person was looked up is recorded',
  },
  search: { rows: 700, statements: 25, because: ownRows },
  searchResults: { rows: 800, statements: 25, because: ownRows },
  getCollectApp: { bytes: 200_000, rows: 420, because: collected },
  getCollectAppGroup: { bytes: 200_000, rows: 420, because: collected },
  arrangeCollection: {
    rows: 2100,
    because: 'ids alone; a collection from before the limit may be as long as the list',
  },
  getRecentlyUsedApp: { bytes: 110_000, because: used },
  getRecentlyUsedAppGroup: { bytes: 110_000, because: used },
  recommendByType: { bytes: 300_000, rows: 330, because: 'groups that the institution’s staff makes, of 100 at most' },
  schoolCalendar: { bytes: 200_000, rows: 1010, because: '1,000 events, as many as are read of a calendar' },
  mySchedule: { bytes: 1_200_000, rows: 2300, because: entries },
  curriculum: { bytes: 200_000, rows: 2300, because: entries },
  personData: { bytes: 300_000, because: 'the school’s records of a person, which stand in one row for each table' },
  pushTasks: { bytes: 200_000, statements: 25, because: 'each row of a delivery is answered; see pushNotices' },
  pushNotices: {
    bytes: 200_000,
    statements: 40,
    because: 'key, repetition, recipients; then, once for all rows, what they name, rows, release and editions',
  },
  getBusinessApp: { rows: 350, because: 'the names of all systems, which are dozens, are looked through here' },
  noticeShow: {
    rows: 300,
    because: '100 notices by their ids and then whole, and the marks of other systems’ notices',
  },
  markNotices: {
    rows: 3700,
    statements: 18,
    because:
      'the ids of the notices and messages marked, so that it can be undone; the marks of other systems’ notices',
  },
  getRecommendApp: { rows: 410, because: 'what the person collected and used last, whose categories are recommended' },
};

export const boundOf = (name: string): Bound => ({ ...usual, ...exceptions[name] });
export const excepted = Object.keys(exceptions);

/** A page with all its data: the visitor, the menus, its calls, the sign-in methods. */
export const usualPage: Bound = { bytes: 250_000, rows: 500, statements: 70 };

const schedule = `${entries}, and each day of a week, a month or a list of them is drawn`;
const waiting = 'up to 500 tasks and 500 approvals that wait: they are sorted by deadline and put into groups';

/** Pages that may cost more than {@link usualPage}. */
const pageExceptions: Readonly<Record<string, Exception>> = {
  '/home': { bytes: 500_000, rows: 6500, statements: 140, because: `every module of it; ${entries}` },
  '/mobile/home': { rows: 3500, statements: 75, because: `the day of a person; ${entries}` },
  '/mobile/personal-center': { bytes: 550_000, rows: 3000, because: `the day of a person; ${entries}; ${collected}` },
  '/personal-center': { rows: 800, because: `the figures of a person; ${collected}` },
  '/personal-center/collect': { bytes: 550_000, rows: 600, because: collected },
  '/service-hall': { bytes: 750_000, rows: 1200, because: collected },
  '/info-center': { rows: 1300, because: '1,000 events, as many as are read of a calendar' },
  '/search': { rows: 1200, statements: 90, because: ownRows },
  '/mobile/search': { rows: 1200, statements: 90, because: ownRows },
  '/schedule-center': { bytes: 850_000, rows: 3500, because: schedule },
  '/mobile/schedule-detail': { bytes: 500_000, rows: 3500, because: schedule },
  '/mobile/my-schedule/schedule': { bytes: 500_000, rows: 3500, because: schedule },
  '/mobile/my-schedule/schedule-dialog': { bytes: 500_000, rows: 3500, because: schedule },
  '/mobile/my-schedule/schedule-dialog-add': { bytes: 500_000, rows: 3500, because: schedule },
  '/task-center': { bytes: 1_800_000, rows: 1200, statements: 90, because: waiting },
  '/mobile/task-center': { bytes: 600_000, rows: 1200, statements: 80, because: waiting },
};

export const pageBoundOf = (path: string): Bound => ({ ...usualPage, ...pageExceptions[path] });
export const exceptedPages = Object.keys(pageExceptions);
