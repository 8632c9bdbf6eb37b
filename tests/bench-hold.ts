import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import type { Page } from '../portal/lib/page.ts';
import { routeTable } from '../portal/shell/routes/table.ts';
import { table, today, writeFigures } from '../scripts/figures.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { takeKeys } from '../server/database/secrets/keys.ts';
import { loadDemo } from '../server/demo/load.ts';
import { worldOf } from '../server/testing/world.ts';
import { ask } from './support/ask.ts';
import { busyPerson, enlarge } from './support/large-institution.ts';
import { largestInputs } from './support/largest-calls.ts';
import { addressesOf, openPages } from './support/largest-pages.ts';

// Measures how long each call and page holds the event loop at once, by its costliest input and by its example in the
// same run, and writes it to docs/figures.md.

/** Of so many rounds the shortest counts, in which the fewest other things happened. */
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
const other = await enlarge(world.db);

/** Time of the processor that this thread has had, in ms: what else the machine does is no part of it. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest that nothing else could run while something did, in ms. */
async function longestHold(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadTime();
  let running = true;
  const tick = () => {
    const now = threadTime();
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

interface Held {
  readonly name: string;
  readonly input: string;
  readonly usual: number;
  readonly costliest: number;
}

interface Input {
  readonly name: string;
  run(): Promise<unknown>;
}

/** The first of the inputs is the usual one. */
async function measure(name: string, inputs: readonly Input[]): Promise<Held> {
  const held = inputs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, each] of inputs.entries()) held[at] = Math.min(held[at] ?? 0, await longestHold(each.run));
  }
  const costliest = Math.max(...held);
  return { name, usual: held[0] ?? 0, costliest, input: inputs[held.indexOf(costliest)]?.name ?? '' };
}

const calls: Held[] = [];
for (const { endpoint } of endpoints) {
  const inputs = [{ name: 'its example', input: endpoint.example }, ...largestInputs(endpoint)];
  calls.push(
    await measure(
      endpoint.name,
      inputs.map(({ name, input }) => ({
        name,
        run: async () => (await ask(world, endpoint, input, token)).text(),
      })),
    ),
  );
  // Signing in as the same person may have taken the session's place.
  token = await world.signIn(busyPerson);
}

const pages: Held[] = [];
const { ask: askPage } = await openPages(world);
for (const route of routeTable as readonly Page[]) {
  const addresses = [...new Set(addressesOf(route))];
  pages.push(
    await measure(
      route.path,
      addresses.map((address, at) => ({
        name: at === 0 ? 'without a query' : `${address.slice(address.indexOf('?')).slice(0, 40)}`,
        run: async () => (await askPage(route, address, `token=${token}; isTourist=0`)).text(),
      })),
    ),
  );
}
await Promise.all([world.close(), other.close()]);
await rm(dataFolder, { recursive: true });

function tableOf(what: string, usualInput: string, all: Held[]): string {
  all.sort((one, other) => other.costliest - one.costliest);
  const rows = all
    .slice(0, shown)
    .map(({ name, input, usual, costliest }) => [
      `\`${name}\``,
      input.startsWith('?') ? `\`${input}\`` : input,
      costliest.toFixed(1),
      usual.toFixed(1),
      (costliest / usual).toFixed(1),
    ]);
  const others = `The ${shown} ${what}s that hold longest; the other ${all.length - shown} stay below ${(all[shown]?.costliest ?? 0).toFixed(1)} ms.`;
  return [others, '', table([what, 'costliest input', 'held, ms', `${usualInput}, ms`, 'ratio'], rows)].join('\n');
}

const text = [
  `\`npm run build && npm run bench:hold\`, ${today()}. How long a call or page keeps the process from everything else at one time: the largest and deepest inputs that pass a call's schema, and the longest addresses that a page reads, beside the usual one in the same run, for a person with hundreds of everything at an institution with thousands; time of the processor, the shortest of ${rounds} interleaved rounds. The database runs in another thread, and nothing that was drawn is kept.`,
  tableOf('call', 'its example', calls),
  tableOf('page', 'without a query', pages),
].join('\n\n');
writeFigures('Event loop held by one call', text);
console.log(text);
