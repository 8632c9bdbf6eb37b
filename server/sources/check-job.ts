import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { institutions } from '../database/schema/institutions.ts';
import { defineJob } from '../jobs/job.ts';
import { fetchRows, isPerPerson, questionTo } from './ask.ts';
import { maxFailures } from './breaker.ts';
import { SourceError } from './fetch-json.ts';
import { recordSourceState, type SourceState } from './state.ts';
import { allSourcesOf, type Definition } from './store.ts';
import { trialParameters } from './try.ts';

/** Sources that are asked at the same time. */
const parallel = 8;

interface Asked {
  readonly institution: { readonly id: string; readonly key: string; readonly name: string };
  readonly definition: Definition;
}

/** Whether nobody in particular asks it; a language model is paid for each answer. */
const isShared = (one: Definition) => !isPerPerson(one) && one.kind !== 'wording';

/** Sources that can be asked for nobody in particular, of all institutions. */
async function sharedSources(db: Database): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const { id, name } of await db.select().from(institutions)) {
    const definitions = await allSourcesOf(db, { id });
    const institution = { id, key: id, name };
    all.push(...definitions.filter(isShared).map((definition) => ({ institution, definition })));
  }
  return all;
}

/** Asks a source as often as it takes to pause it; null when it answers, but not as it should. */
async function stateOf(db: Database, { institution, definition }: Asked): Promise<SourceState | null> {
  const { id: source } = definition;
  const question = await questionTo(definition, trialParameters(), { db, institution, session: null, person: null });
  for (let failures = 1; ; failures += 1) {
    try {
      await fetchRows(definition, question);
      return { source, trouble: null };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      if (!error.ill) return null;
      if (failures === maxFailures) return { source, trouble: error.words };
    }
  }
}

/** Asks sources that nobody may have asked, so that one that has stopped is known before somebody needs it. */
export const checkSourcesJob = defineJob({
  name: 'check-sources',
  title: '检查数据源',
  takes: v.null(),
  cron: '23 * * * *',
  async prepare({ db }) {
    const asked = await sharedSources(db);
    const states: { institution: Asked['institution']; state: SourceState }[] = [];
    for (let start = 0; start < asked.length; start += parallel) {
      const some = asked.slice(start, start + parallel);
      const found = await Promise.all(some.map((one) => stateOf(db, one)));
      states.push(
        ...some.flatMap(({ institution }, index) => {
          const state = found[index];
          return state ? [{ institution, state }] : [];
        }),
      );
    }
    return states;
  },
  async run({ db, ready }) {
    for (const { institution, state } of ready) await recordSourceState(db, institution, state);
    return 'done';
  },
});
