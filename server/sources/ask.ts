import { createHash } from 'node:crypto';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import { eq } from 'drizzle-orm';
import { actingAs } from '../access/acting.ts';
import { people, sessions } from '../database/schema/people.ts';
import type { Visit } from '../http/visit.ts';
import { minuteText } from '../lib/time.ts';
import { perDatabase } from '../lib/ttl-cache.ts';
import { scoped } from '../tenancy/scoped.ts';
import { Answers } from './answers.ts';
import { fetchJson, SourceError } from './fetch-json.ts';
import { kindFields, personal } from './kinds.ts';
import { type MappedRows, mapAnswer, mapTable } from './mapping.ts';
import { recordSourceState } from './state.ts';
import type { Definition } from './store.ts';
import { type FilledRequest, fillIn, placeholders } from './template.ts';

/** The visitor for whom a source is asked, with session and institution. */
export type Asker = Pick<Visit, 'db' | 'institution' | 'session' | 'person' | 'log' | 'sourceWait'>;

/** A source's answer: its rows in the kind's fields. */
export interface SourceAnswer {
  readonly rows: MappedRows['rows'];
  readonly failure: SourceFailure | null;
}

const answersOf = perDatabase(() => new Answers());

/**
 * Asks a source, or uses its cached answer. `parameters` are the placeholders for the requested rows. Throws
 * {@link NotYet} when the answer takes longer than `sourceWait` allows, unless late sources are left out.
 */
export async function askSource(
  definition: Definition,
  parameters: Readonly<Record<string, string>>,
  asker: Asker,
): Promise<SourceAnswer> {
  const { db, institution, log, sourceWait } = asker;
  const { id, name, config, fingerprint } = definition;
  const source = `${institution.id}/${id}/${fingerprint}`;
  const question = await questionTo(definition, parameters, asker);
  const key = createHash('sha256')
    .update(JSON.stringify([source, question.request]))
    .digest('base64url');
  const which = { source: id, institution: institution.id };
  const note = (trouble: string | null) =>
    void recordSourceState(db, institution, { source: id, trouble }).catch((err: unknown) =>
      log.warn({ ...which, err }, 'The state of a source was not recorded'),
    );
  const { rows, failure } = await answersOf(db).get(
    { source, key, cacheSeconds: config.cacheSeconds, staleSeconds: config.staleSeconds, wait: sourceWait },
    () => fetchRows(definition, question),
    {
      failed: (error) => log.warn({ ...which, reason: error.reason, detail: error.message }, 'A source failed'),
      stopped: ({ words }) => note(words),
      resumed: () => note(null),
    },
  );
  if (!failure) return { rows, failure: null };
  const { reason, at } = failure;
  return { rows, failure: { source: name, reason, asOf: at === null ? null : minuteText(new Date(at)) } };
}

/** Whether a source's request depends on the person, so that it cannot be asked for a guest. */
export function isPerPerson({ config }: Definition): boolean {
  const words = placeholders(config);
  return personal.some((word) => words.has(word));
}

interface Question {
  /** Null when a secret or a value of the person is missing. */
  readonly request: FilledRequest | null;
  /** Values that the source was asked with; only these may fill fields that its rows do not have. */
  readonly parameters: ReadonlyMap<string, string>;
}

export async function questionTo(
  definition: Definition,
  parameters: Readonly<Record<string, string>>,
  asker: Omit<Asker, 'log'>,
): Promise<Question> {
  const words = placeholders(definition.config);
  const request = await requestFor(definition, words, parameters, asker);
  return { request, parameters: new Map(Object.entries(parameters).filter(([word]) => words.has(word))) };
}

/** A request of a source for a person; null when a secret or a value of the person is missing. */
export async function requestFor(
  { config, secrets }: Pick<Definition, 'secrets'> & { readonly config: Parameters<typeof fillIn>[0] },
  words: ReadonlySet<string>,
  parameters: Readonly<Record<string, string>>,
  { db, institution, session, person }: Omit<Asker, 'log'>,
): Promise<FilledRequest | null> {
  const values = new Map(Object.entries(parameters));
  for (const [name, value] of secrets) values.set(`secret:${name}`, value);
  if (person) {
    values.set('id', person.id).set('userType', person.userType);
    if (words.has('no') || words.has('department')) {
      const here = scoped(db, institution);
      const [row, own] = await Promise.all([
        here.first(people, eq(people.id, person.id)),
        session && here.first(sessions, eq(sessions.id, session.id)),
      ]);
      if (row) {
        // All three of the same identity: a mixture could show one person the data of another.
        const { no, department, userType } = actingAs(row, own?.identity ?? null);
        values.set('no', no).set('department', department).set('userType', userType);
      }
    }
  }
  try {
    return fillIn(config, values);
  } catch {
    return null;
  }
}

/** The rows of one answer, without the cache. Throws {@link SourceError}. */
export async function fetchRows(
  { kind, config }: Definition,
  { request, parameters }: Question,
): Promise<MappedRows & { bytes: number }> {
  if (!request)
    throw new SourceError('error', 'A secret or a value of the person is missing', {
      ill: false,
      words: '缺少密钥，或这个人没有请求要用的值',
    });
  const { value, bytes } = await fetchJson(request, config);
  const specs = kindFields[kind];
  const mapped = specs ? mapAnswer(value, config, specs, parameters) : mapTable(value, config);
  if (!mapped)
    throw new SourceError('invalid', 'The answer has no list where it should be', {
      words: '答复中 list 的位置没有列表',
    });
  return { ...mapped, bytes: bytes * 2 + 1024 };
}
