import './stopped-clock.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import { migrateDatabase } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { loadDemo } from '../server/demo/load.ts';
import { worldOf } from '../server/testing/world.ts';

/**
 * Calls the demo for examples of the contract and writes the answers, shortened, to `contract/examples.json`, which
 * the OpenAPI document includes. Run `npm run examples -- <call> …` after a change of these answers; without names it
 * runs all calls. The clock is stopped at the same time as in the screenshots.
 */
const file = path.join(import.meta.dirname, '../contract/examples.json');
const named = process.argv.slice(2);
const known: Record<string, unknown> = named.length > 0 ? JSON.parse(readFileSync(file, 'utf8')) : {};
const { db, close } = await openDatabase({ memory: true });
await migrateDatabase(db);
await loadDemo(db);
const world = worldOf(db, close);
const unknown = named.filter((name) => !endpoints.some(({ endpoint }) => endpoint.name === name));
if (unknown.length > 0) throw new Error(`The contract has no call ${unknown.join(', ')}.`);
const answers: Record<string, unknown> = {};
for (const { endpoint } of endpoints) {
  const isAsked = named.length === 0 || named.includes(endpoint.name);
  if (!isAsked) {
    if (endpoint.name in known) answers[endpoint.name] = known[endpoint.name];
    continue;
  }
  const token = await world.signIn('2024310086');
  const { success, msg, data } = await world.call(endpoint, endpoint.example, { token });
  if (success) answers[endpoint.name] = shortened(data);
  // Some examples can succeed only once; they state the error code that they get now.
  else if (!('exampleRefused' in endpoint)) throw new Error(`${endpoint.name} does not answer its example: ${msg}`);
}
await world.close();
writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);

/** Shortens an answer: two items of each list, the beginning of a long text, and no valid token. */
function shortened(value: unknown, name = ''): unknown {
  if (name === 'token') return 'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJ1c2VyVHlwZSI6IkdVRVNUIn0.c2lnbmF0dXJl';
  if (typeof value === 'string') return value.length > 160 ? `${value.slice(0, 80)}…` : value;
  if (Array.isArray(value)) return value.slice(0, name === 'matches' ? undefined : 2).map((item) => shortened(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, key)]));
}
