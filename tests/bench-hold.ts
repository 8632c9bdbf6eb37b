import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { table, today, writeFigures } from '../scripts/figures.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { takeKeys } from '../server/database/secrets/keys.ts';
import { loadDemo } from '../server/demo/load.ts';
import { worldOf } from '../server/testing/world.ts';
import { ask } from './support/ask.ts';
import { busyPerson, enlarge } from './support/large-institution.ts';
import { largestInputs } from './support/largest-calls.ts';

// Measures how long each call holds the event loop at once, by its costliest input and by its example in the same run,
// and writes it to docs/figures.md.

/** Of so many rounds the shortest counts, in which nothing else had the processor. */
const rounds = 2;
const shown = 12;

// As in production: the database runs in a thread of its own.
const dataFolder = await mkdtemp(path.join(tmpdir(), 'yimen-hold-'));
takeKeys(() => ['the key of secrets of servers on trial']);
const { db, close } = await openDatabase({ dataFolder });
await migrateDatabase(db);
await loadDemo(db);
const world = worldOf(db, close);
let token = await world.signIn(busyPerson);
await enlarge(world.db);

/** The longest that nothing else could run while something did, in ms. */
async function longestHold(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  let running = true;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(tick);
  };
  setImmediate(tick);
  await run();
  running = false;
  await new Promise(setImmediate);
  return longest;
}

async function hold(endpoint: Endpoint, input: unknown): Promise<number> {
  return longestHold(async () => (await ask(world, endpoint, input, token)).text());
}

interface Held {
  readonly name: string;
  readonly input: string;
  readonly usual: number;
  readonly costliest: number;
}

async function measure(endpoint: Endpoint): Promise<Held> {
  const { name, example } = endpoint;
  const inputs = [{ name: 'its example', input: example }, ...largestInputs(endpoint)];
  const held = inputs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, each] of inputs.entries()) {
      held[at] = Math.min(held[at] ?? 0, await hold(endpoint, each.input));
    }
  }
  const costliest = Math.max(...held);
  return { name, usual: held[0] ?? 0, costliest, input: inputs[held.indexOf(costliest)]?.name ?? '' };
}

const all: Held[] = [];
for (const { endpoint } of endpoints) {
  all.push(await measure(endpoint));
  // Signing in as the same person may have taken the session's place.
  token = await world.signIn(busyPerson);
}
await world.close();
await rm(dataFolder, { recursive: true });

all.sort((one, other) => other.costliest - one.costliest);
const rows = all
  .slice(0, shown)
  .map(({ name, input, usual, costliest }) => [
    `\`${name}\``,
    input,
    costliest.toFixed(1),
    usual.toFixed(1),
    (costliest / usual).toFixed(1),
  ]);
const others = all[shown]?.costliest ?? 0;
const text = [
  `\`npm run bench:hold\`, ${today()}. How long a call keeps the process from everything else at one time: the largest and deepest inputs that pass its schema, beside its example in the same run, for a person with hundreds of everything at an institution with thousands; the shortest of ${rounds} interleaved rounds. The database runs in another thread. The ${shown} calls that hold longest; the other ${all.length - shown} stay below ${others.toFixed(1)} ms.`,
  '',
  table(['call', 'costliest input', 'held, ms', 'its example, ms', 'ratio'], rows),
].join('\n');
writeFigures('Event loop held by one call', text);
console.log(text);
