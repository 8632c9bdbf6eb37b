import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import { migrateDatabase } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { loadDemo } from '../server/demo/load.ts';
import { worldOf } from '../server/testing/world.ts';

/**
 * Asks the demo for every example of the contract and keeps the answers, shortened, in `contract/examples.json`, from
 * where the OpenAPI document shows them: `npx node scripts/examples.ts`, after a change of what a call answers.
 */
const { db, close } = await openDatabase({ memory: true });
await migrateDatabase(db);
await loadDemo(db);
const world = worldOf(db, close);
const answers: Record<string, unknown> = {};
for (const { endpoint } of endpoints) {
  const token = await world.signIn('2024310086');
  const { success, msg, data } = await world.call(endpoint, endpoint.example, { token });
  if (success) answers[endpoint.name] = shortened(data);
  // Some examples can succeed only once, and say with which refusal they are answered.
  else if (!('exampleRefused' in endpoint)) throw new Error(`${endpoint.name} does not answer its example: ${msg}`);
}
await world.close();
writeFileSync(path.join(import.meta.dirname, '../contract/examples.json'), `${JSON.stringify(answers, null, 2)}\n`);

/** Enough to see what it looks like: two of each list, the beginning of a long text, and no token that anybody could use. */
function shortened(value: unknown, name = ''): unknown {
  if (name === 'token') return 'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJ1c2VyVHlwZSI6IkdVRVNUIn0.c2lnbmF0dXJl';
  if (typeof value === 'string') return value.length > 160 ? `${value.slice(0, 80)}…` : value;
  if (Array.isArray(value)) return value.slice(0, name === 'matches' ? undefined : 2).map((item) => shortened(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, key)]));
}
