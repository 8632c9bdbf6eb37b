import type { Endpoint } from '@yimen/contract/endpoint';
import { inputSize } from '@yimen/contract/input-size';
import sharp from 'sharp';
import { foreign } from '../contract/foreign-ids.ts';
import { costlyInputs, sizeOf } from './largest.ts';

// Sizes of inputs alone do not tell what a call costs: one that is refused for an id that nobody has has done nothing.

/** Most bytes that the query of an address may have. */
const longestQuery = 8192;

const ids = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
const often = <T>(value: T, count: number) => Array.from({ length: count }, () => value);
const hours = { start: '2026-11-21 15:00', end: '2026-11-21 16:30' };
const date = '2026-11-21';

/** A picture as large as one may be, of noise, which cannot be made smaller. */
const edge = 482;
const noise = Buffer.from(Array.from({ length: edge * edge * 3 }, (_, at) => (at * at * 31 + at * 17) % 251));
const picture = sharp(noise, { raw: { width: edge, height: edge, channels: 3 } }).png({ compressionLevel: 0 });
const image = (await picture.toBuffer()).toString('base64');

/** What has to be there for a call to take its input, in place of what was made up; `at` counts its inputs. */
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
  readMessages: { ids: ids('many', 500) },
  addEntry: hours,
  updateEntry: { ...hours, date, id: `many-${10 + at}` },
  deleteEntry: { date, id: `many-${30 + at}` },
  restoreEntry: { date, id: `many-${50 + at}` },
  personDataSelect: { type: '2' },
  personData: { type: '1', where: 'item=&'.repeat(333) },
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

const counterpart = 'a counterpart’s ticket is good once, and this one is nobody’s';
const code = 'a code is good once, and made up it is nobody’s';

/** Calls that take no largest input, with the reason. */
export const neverTaken: Readonly<Record<string, string>> = {
  login: 'an account has one password',
  casLogin: counterpart,
  oauth2Login: counterpart,
  apiLogin: counterpart,
  wechatAuthorize: 'the institution of the tests has no WeChat',
  wechatLogin: counterpart,
  wechatBind: code,
  confirmSignIn: code,
  passportVerify: code,
  qrScan: code,
  qrConfirm: code,
  qrLogin: code,
};

/** The inputs of a call that may cost most, of what an institution has: as large as its schema and a request may be. */
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

/** With other values where it has any. */
const replaced = (input: object, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, key in values ? values[key] : value]));

export const queryOf = (input: unknown) =>
  new URLSearchParams(Object.entries(input ?? {}).map(([key, value]) => [key, String(value)])).toString();

const querySize = (input: unknown) => queryOf(input).length;
