import { createHash } from 'node:crypto';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import { eq } from 'drizzle-orm';
import { people, sessions } from '../database/schema/people.ts';
import type { Visit } from '../http/visit.ts';
import { minuteText } from '../lib/time.ts';
import { perDatabase } from '../lib/ttl-cache.ts';
import { actingAs } from '../sign-in/session/acting.ts';
import { scoped } from '../tenancy/scoped.ts';
import { Answers } from './answers.ts';
import { fetchJson, SourceError } from './fetch-json.ts';
import { kindFields, personal } from './kinds.ts';
import { type Mapped, mapAnswer, mapTable } from './mapping.ts';
import type { Definition } from './store.ts';
import { type Filled, fillIn, wordsOf } from './template.ts';

/** Who asks, in which session, and where. */
export type Asker = Pick<Visit, 'db' | 'institution' | 'session' | 'person' | 'log' | 'sourcesUntil'>;

/** What a source says: its rows in the kind's fields. */
export interface Asked {
  readonly rows: Mapped['rows'];
  readonly failure: SourceFailure | null;
}

const answersOf = perDatabase(() => new Answers());

/**
 * Asks a source, or takes what is kept of its answer. `asked` are the placeholders for the rows wanted. Throws
 * {@link NotYet} when the answer takes longer than the asker may wait.
 */
export async function askSource(
  definition: Definition,
  asked: Readonly<Record<string, string>>,
  asker: Asker,
): Promise<Asked> {
  const { db, institution, log, sourcesUntil } = asker;
  const { id, name, config, fingerprint } = definition;
  const source = `${institution.id}/${id}/${fingerprint}`;
  const question = await questionTo(definition, asked, asker);
  const key = createHash('sha256')
    .update(JSON.stringify([source, question.request]))
    .digest('base64url');
  const { rows, failure } = await answersOf(db).get(
    { source, key, cacheSeconds: config.cacheSeconds, staleSeconds: config.staleSeconds, until: sourcesUntil },
    () => fetchRows(definition, question),
    (error) =>
      log.warn(
        { source: id, institution: institution.id, reason: error.reason, detail: error.message },
        'A source failed',
      ),
  );
  if (!failure) return { rows, failure: null };
  const { reason, at } = failure;
  return { rows, failure: { source: name, reason, asOf: at === null ? null : minuteText(new Date(at)) } };
}

/** Whether a source asks for a person, so that it has nothing to say to a guest. */
export function isPersonal({ config }: Definition): boolean {
  const words = wordsOf(config);
  return personal.some((word) => words.has(word));
}

/** What a source is asked. */
interface Question {
  /** Null when a secret or a value of the person is missing. */
  readonly request: Filled | null;
  /** Only what the source was told may stand in for what its rows do not say. */
  readonly told: ReadonlyMap<string, string>;
}

export async function questionTo(
  definition: Definition,
  asked: Readonly<Record<string, string>>,
  asker: Omit<Asker, 'log'>,
): Promise<Question> {
  const words = wordsOf(definition.config);
  const request = await requestFor(definition, words, asked, asker);
  return { request, told: new Map(Object.entries(asked).filter(([word]) => words.has(word))) };
}

async function requestFor(
  { config, secrets }: Definition,
  words: ReadonlySet<string>,
  asked: Readonly<Record<string, string>>,
  { db, institution, session, person }: Omit<Asker, 'log'>,
): Promise<Filled | null> {
  const values = new Map(Object.entries(asked));
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
        // All three of one identity: a mixture would show one person what is another's.
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

/** The rows of one answer. Throws {@link SourceError}. */
export async function fetchRows(
  { kind, config }: Definition,
  { request, told }: Question,
): Promise<Mapped & { bytes: number }> {
  if (!request) throw new SourceError('error', 'A secret or a value of the person is missing', { ill: false });
  const { value, bytes } = await fetchJson(request, config);
  const specs = kindFields[kind];
  const mapped = specs ? mapAnswer(value, config, specs, told) : mapTable(value, config);
  if (!mapped) throw new SourceError('invalid', 'The answer has no list where it should be');
  return { ...mapped, bytes: bytes * 2 + 1024 };
}
