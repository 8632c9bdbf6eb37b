import type { Endpoint } from '@yimen/contract/endpoint';
import { inputSize } from '@yimen/contract/input-size';
import sharp from 'sharp';
import { foreign } from '../contract/foreign-ids.ts';
import { costlyInputs, sizeOf } from './largest.ts';

// A large input alone does not measure a call: one that is refused for an unknown id has done no work.

/** The longest query of an address, in bytes. */
const longestQuery = 8192;

const ids = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
const often = <T>(value: T, count: number) => Array.from({ length: count }, () => value);
const hours = { start: '2026-11-21 15:00', end: '2026-11-21 16:30' };
const date = '2026-11-21';

/** A picture of the maximum size, made of noise so that it cannot be compressed. */
const edge = 482;
const noise = Buffer.from(Array.from({ length: edge * edge * 3 }, (_, at) => (at * at * 31 + at * 17) % 251));
const picture = sharp(noise, { raw: { width: edge, height: edge, channels: 3 } }).png({ compressionLevel: 0 });
/** The picture in the encoding of a call. */
export const image = (await picture.toBuffer()).toString('base64');

/** Existing values that a call needs in place of generated ones; `at` is the number of the input. */
const known = (at: number): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  chooseIdentity: { id: 'STUDENT-2024310086' },
  passportLogin: { service: `/home?${'a'.repeat(2042)}` },
  uploadAvatar: { image },
  collectApp: { appId: 'many-1' },
  arrangeCollection: { apps: ids('many', 200) },
  tickSpecialStep: { step: '归还图书并结清滞纳金' },
  saveNewsCustom: { columns: often('lectures', 50) },
  saveNoticeConfig: { muted: often('logistics', 100) },
  markNotices: { noticeIds: ids('to-kind', 500) },
  addEntry: hours,
  updateEntry: { ...hours, date, id: `many-${10 + at}` },
  deleteEntry: { date, id: `many-${30 + at}` },
  restoreEntry: { date, id: `many-${50 + at}` },
  personDataSelect: { type: '2' },
  personData: { type: '1', where: 'item=&'.repeat(333) },
  pushedReplies: { after: '' },
  ownFeedback: { number: '20251117-0001' },
  answerFeedback: { number: '20251117-0001' },
  giveGrant: { role: 'desk', scope: 'department' },
  endGrant: { role: 'desk', scope: 'department' },
  staffRole: { id: 'editor' },
  saveRole: { id: `many-${1 + at}`, version: undefined },
  explainThing: { part: 'apps', key: 'many-1' },
  exportContent: { part: 'apps', after: undefined },
  staffDraft: { part: 'apps', key: 'many-1' },
  saveDraft: { part: 'apps', key: `many-${1 + at}`, whole: false },
  staffEditions: { part: 'apps', key: 'many-1' },
  staffEdition: { part: 'apps', key: 'many-1' },
  // Everybody would be signed out by it.
  renewSigningKeys: { revoke: false },
});

/** The same for the items of a batch. */
const knownItems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  pushTasks: {
    department: 'it-center',
    recipients: { numbers: often('2024310086', 500), departments: often('it-center', 500) },
  },
  pushNotices: {
    type: 'logistics',
    department: 'it-center',
    recipients: {
      numbers: often('2024310086', 500),
      departments: often('it-center', 500),
      userTypes: often('STUDENT', 5),
    },
  },
};

/** Calls that accept no largest input, with the reason. */
export const neverTaken: Readonly<Record<string, string>> = {
  subscribePush: 'it is open where an operator has set up a channel; server/reminders/push.test.ts has one',
  ...Object.fromEntries(
    ['draftWithdrawal', 'discardDraft', 'submitRelease', 'approveRelease', 'returnRelease', 'cancelRelease'].map(
      (name) => [
        name,
        'what it is about is there once; server/staff/releases-routes.test.ts has drafts and releases for it',
      ],
    ),
  ),
  ...Object.fromEntries(
    ['continueImport', 'confirmImport', 'cancelImport'].map((name) => [
      name,
      'the import that it is about is in another state then; server/staff/imports/imports.test.ts has imports for it',
    ]),
  ),
  rollBackRelease: 'what it is about is there once; server/staff/releases-routes.test.ts has a release for it',
  restoreEdition: 'what it is about is there once; server/staff/releases-routes.test.ts has an edition for it',
  restoreRemoved: 'what it is about is there once; server/staff/removed-routes.test.ts has removed rows for it',
  removeRole: 'what it removes is there once; server/staff/roles-routes.test.ts has a role for it',
  ...Object.fromEntries(
    [
      'saveConnection',
      'removeConnection',
      'setConnectionSecret',
      'renewConnectionKey',
      'revokeConnectionKey',
      'tryConnection',
    ].map((name) => [
      name,
      'what it is about is there once, with fields of its kind; server/staff/connections-routes.test.ts has connections for it',
    ]),
  ),
  decideApproval: 'nothing waits for its caller; server/tasks/approvals/decide.test.ts has approvals for it',
  createPreview: 'the drafts that it shows are there once; server/previews/previews.test.ts has drafts for it',
  giveInitialPasswords:
    'everybody of the demo has an account; server/staff/initial-passwords.test.ts gives to who has none',
  erasePerson: 'a person has one number of rows; server/staff/people-routes.test.ts erases some',
  revokePreview: 'what it ends is there once; server/previews/previews.test.ts has links for it',
  casLogin: 'the CAS server alone makes tickets, which are short; tests/sign-in/cas.test.ts asks one',
  oauth2Login: 'the provider alone makes codes and the query it comes back with; tests/sign-in/oidc.test.ts asks one',
  apiLogin: 'a credential is as long as the account in it, and no account is so long as its field allows',
  wechatAuthorize: 'a method’s id has 64 characters where the field allows them, and no WeChat method is so called',
  wechatLogin:
    'WeChat alone gives ids of applications and users, which are short; tests/sign-in/wechat.test.ts asks one',
};

/** The most expensive inputs of a call, with existing ids: as large as its schema and a request allow. */
export function largestInputs(endpoint: Endpoint): { name: string; input: unknown; bytes: number }[] {
  const { name, method, documented, input: schema } = endpoint;
  const inQuery = method === 'GET';
  const bytesOf = inQuery ? querySize : sizeOf;
  const room = inQuery ? longestQuery : inputSize(endpoint).bytes;
  return costlyInputs(documented ?? schema, room, bytesOf).flatMap((each, at) => {
    const input = withKnown(name, each.input, at);
    const bytes = bytesOf(input);
    return bytes <= room ? [{ name: each.name, input, bytes }] : [];
  });
}

function withKnown(name: string, input: unknown, at: number): unknown {
  const given = input as Record<string, unknown>;
  const item = knownItems[name];
  if (item) return { ...given, items: (given.items as object[]).map((each) => replaced(each, item)) };
  const single = Object.entries(foreign).flatMap(([field, value]) =>
    field.startsWith(`${name}.`) && !Array.isArray(value) ? [[field.slice(name.length + 1), value]] : [],
  );
  return replaced(given, { ...Object.fromEntries(single), ...known(at)[name] });
}

/** Replaces the fields that the input has. */
const replaced = (input: object, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, key in values ? values[key] : value]));

export const queryOf = (input: unknown) =>
  new URLSearchParams(Object.entries(input ?? {}).map(([key, value]) => [key, String(value)])).toString();

const querySize = (input: unknown) => queryOf(input).length;
