import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { listOf, paging, text, wholeNumber } from '../fields.ts';
import { importedParts } from '../import-parts.ts';
import { limits } from '../limits.ts';
import { actor } from './drafts.ts';

const rule = { access: 'staff', calledBy: calledByAdmin, permission: { of: 'imports' } } as const;

export const importFormats = ['csv', 'xlsx', 'json'] as const;

/** Largest piece of a file, in bytes; as Base64 it is below the API's body limit. */
const longestPiece = 700_000;
/** Largest file, in bytes; commands take larger ones. */
export const longestFile = 16 * 1024 * 1024;
/** How many days a file is kept that nobody has confirmed. */
export const openDays = 7;
/** Most imports of an institution that have not ended. */
export const mostOpen = 20;
/** Most of them that one person handed in, so that nobody keeps the others from handing in theirs. */
export const mostOpenOfPerson = 5;

/** The states of imports that have not ended. */
export const openStates = ['receiving', 'checking', 'checked', 'applying'] as const;
/** What is stored; an import that is still open after {@link openDays} is told as `expired`. */
export const storedStates = [...openStates, ...(['applied', 'refused', 'cancelled', 'failed'] as const)] as const;
export const importStates = [...storedStates, 'expired'] as const;
export const importStateNames: Readonly<Record<(typeof importStates)[number], string>> = {
  receiving: '正在上传',
  checking: '正在检查',
  checked: '等待确认',
  applying: '正在写入',
  applied: '已写入',
  refused: '没有通过检查',
  cancelled: '已取消',
  failed: '失败',
  expired: '已过期',
};
const state = described(
  v.picklist(importStates, `应为 ${importStates.join('、')} 之一`),
  'In order: `receiving` its pieces, `checking` by a job, `checked` and waiting for a person to confirm, `applying` by a job, `applied`. Or it ended otherwise: `refused` for what is wrong in it, `cancelled`, `failed` after all tries, `expired` because nobody confirmed it.',
);

const number = described(wholeNumber(1, 999_999_999), 'Number of the import.');
const part = described(v.picklist(importedParts, '这类数据不能在管理台导入'), 'The kind of rows.');
const rows = (what: string) => described(v.number(), `How many rows ${what}.`);
const texts = (what: string) => described(v.array(v.string()), what);

const head = {
  number: described(v.number(), 'Its number.'),
  part,
  fileName: described(v.string(), 'What the file is called.'),
  complete: described(v.boolean(), 'Whether the file is the whole list: rows that it lacks are removed.'),
  state,
  handedInBy: described(v.object(actor), 'Who handed it in.'),
  handedInAt: common.at,
  size: described(v.number(), 'How many bytes of it have come.'),
  check: described(v.number(), 'Number of its newest dry run; 0 before the first.'),
  counts: described(
    v.nullable(
      v.object({
        added: rows('are added'),
        changed: rows('are changed'),
        removed: rows('are removed'),
        unchanged: rows('are as the file says'),
        delivered: rows('are left alone, because another system delivers them'),
      }),
    ),
    'By its newest dry run, which is what was written if it is applied; null before the first.',
  ),
  release: described(
    v.nullable(v.number()),
    'Number of the release by which it was published, to be rolled back; null where nothing of content has changed.',
  ),
  endedAt: described(v.nullable(v.string()), 'When it ended, `YYYY-MM-DD HH:mm`; null before.'),
};

export const staffImports = endpoint({
  ...rule,
  name: 'staffImports',
  method: 'GET',
  path: '/staff/imports',
  summary:
    'Imports that the caller handed in, and those of what the caller may import for the whole institution, the newest first.',
  input: v.object({ ...paging, state: described(v.optional(state), 'In this state alone.') }),
  data: listOf(v.object(head)),
  example: {},
});

export const staffImport = endpoint({
  ...rule,
  name: 'staffImport',
  method: 'GET',
  path: '/staff/import',
  summary: 'An import with its report: what it would change, as who confirms it has to see it, or what is wrong in it.',
  input: v.object({ number }),
  data: v.nullable(
    v.object({
      ...head,
      differences: texts(
        'The first differences, in Chinese, in lines. Of personal data they are told until it ends, to who may read it, and by the record of what was done afterwards; that they were read is recorded.',
      ),
      lost: described(
        v.array(v.object({ part: described(v.string(), 'Their kind.'), count: common.count })),
        'Rows of other kinds that go with those that are removed.',
      ),
      brake: described(
        v.string(),
        'Why it has to be confirmed with `allowRemovals`, in Chinese: it removes more than 5 %. Empty otherwise.',
      ),
      warnings: texts('What could not be checked, in Chinese; of personal data as the differences.'),
      errors: texts('What is wrong in it, by row, or why it was not written, in Chinese, in lines.'),
      job: described(
        v.nullable(
          v.object({
            state: described(
              v.picklist(['waiting', 'running', 'retrying']),
              '`waiting` for a process, `running`, or `retrying` after a failure.',
            ),
            attempts: described(v.number(), 'How many tries have failed.'),
            failure: described(v.string(), 'How the last one failed, in Chinese; empty for none.'),
          }),
        ),
        'How the job stands that checks or applies it; null when there is nothing for a job to do.',
      ),
    }),
  ),
  example: { number: 1 },
});

const piece = {
  content: described(
    v.pipe(
      v.string(),
      v.nonEmpty('文件是空的'),
      v.maxLength(Math.ceil(longestPiece / 3) * 4, `一次最多 ${longestPiece / 1000} KB：大文件请分几次上传`),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/, '不是 Base64'),
    ),
    `The file in Base64, or its next piece, of ${longestPiece / 1000} KB at most.`,
  ),
  more: described(v.optional(v.boolean(), false), 'Whether further pieces follow.'),
};

const failures = {
  [codes.notFound]: 'There is no such import, or it is not for the caller to see.',
  [codes.forbidden]: 'The caller may not change rows of this kind, or not read them where they are personal data.',
  [codes.importRefused]: 'It cannot be done now; the message says why.',
};

const answered = v.object({ number: head.number, state, size: head.size });

export const handInImport = endpoint({
  ...rule,
  name: 'handInImport',
  method: 'POST',
  path: '/staff/imports/hand-in',
  summary: `Hands in a CSV, XLSX or JSON file with rows of one kind, of ${longestFile / 1024 / 1024} MB at most. Once all of it is there, a job checks what it would change; nothing is changed before it is confirmed.`,
  input: v.strictObject({
    part,
    fileName: described(text(100, { needed: '请写明文件名' }), 'What the file is called.'),
    format: described(v.picklist(importFormats, '只能是 csv、xlsx 或 json 文件'), 'What it is.'),
    complete: described(v.optional(v.boolean(), false), 'Whether rows that the file lacks are to be removed.'),
    ...piece,
  }),
  data: answered,
  writes: true,
  limit: limits.importPiece,
  failures,
  example: {
    part: 'labels',
    fileName: 'labels.csv',
    format: 'csv',
    content: 'aWQsbmFtZQptYXktYmUtbGF0ZSzlj6/lu7bmnJ8K',
  },
});

export const continueImport = endpoint({
  ...rule,
  name: 'continueImport',
  method: 'POST',
  path: '/staff/imports/continue',
  summary: 'Hands in the next piece of a file.',
  input: v.strictObject({
    number,
    offset: described(wholeNumber(1, longestFile), 'How many bytes of the file came before.'),
    ...piece,
  }),
  data: answered,
  once: true,
  limit: limits.importPiece,
  failures: {
    ...failures,
    [codes.conflict]: 'Another number of bytes is there: `size` of `staffImport` says how many.',
  },
  example: { number: 999_999_999, offset: 1, content: 'aWQ=' },
  exampleRefused: codes.notFound,
});

export const confirmImport = endpoint({
  ...rule,
  name: 'confirmImport',
  method: 'POST',
  path: '/staff/imports/confirm',
  summary:
    'Has a job write what the newest dry run tells, in one transaction. What has changed since then is checked anew: when other rows would change, nothing is written, and the new dry run waits to be confirmed. Only who handed it in confirms it.',
  input: v.strictObject({
    number,
    check: described(wholeNumber(1, 999_999), 'Number of the dry run that the caller has seen.'),
    allowRemovals: described(v.optional(v.boolean(), false), 'Whether it is meant where more than 5 % are removed.'),
  }),
  data: answered,
  once: true,
  failures: {
    ...failures,
    [codes.conflict]: 'There is a newer dry run: read it first.',
    [codes.secondFactorDue]:
      'It is of departments, whose places decide what grants reach: the second factor has to be fresh, where it is asked for.',
  },
  example: { number: 999_999_999, check: 1 },
  exampleRefused: codes.notFound,
});

export const cancelImport = endpoint({
  ...rule,
  name: 'cancelImport',
  method: 'POST',
  path: '/staff/imports/cancel',
  summary: 'Cancels an import that is not applied; its file is deleted.',
  input: v.strictObject({ number }),
  data: answered,
  once: true,
  failures,
  example: { number: 999_999_999 },
  exampleRefused: codes.notFound,
});
