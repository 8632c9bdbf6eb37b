import type { Endpoint } from '@yimen/contract/endpoint';
import { search } from '@yimen/contract/search';
import { getServiceApp } from '@yimen/contract/services/list';
import { login } from '@yimen/contract/sign-in/auth';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import { getConfig } from '@yimen/contract/unit';
import * as v from 'valibot';
import { compileStrip } from '../server/http/strip.ts';
import { openWorld } from '../server/testing/world.ts';
import { median } from './bare.ts';
import { table, today, writeFigures } from './figures.ts';

const rounds = 7;
const runs = 1000;

/** CPU time of one run in µs: the median, which leaves out the first rounds, in which the engine warms up. */
function costOf(run: () => unknown): number {
  const costs = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    for (let count = 0; count < runs; count += 1) run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / runs;
  });
  return median(costs);
}

/** Measures the cost of leaving undeclared fields out of an answer, beside the cost of serializing it. */
export async function benchAnswers(): Promise<void> {
  const world = await openWorld();
  try {
    const token = await world.signIn(login.example.account);
    const rows: (string | number)[][] = [];
    for (const endpoint of [getConfig, getServiceApp, search, taskInfo] as Endpoint[]) {
      const { data } = await world.call(endpoint, endpoint.example, { token });
      const strip = compileStrip(endpoint.data);
      const costs = [() => strip?.(data), () => JSON.stringify(data), () => v.parse(endpoint.data, data)].map(costOf);
      rows.push([endpoint.name, Buffer.byteLength(JSON.stringify(data)), ...costs.map((cost) => cost.toFixed(1))]);
    }
    for (const row of rows) console.log(row.join('  '));
    const note = `\`npm run bench -- answers\`, ${today()}. CPU time for one answer in µs, median of ${rounds} rounds of ${runs}. Every answer is copied field by field as the contract declares it, then written as JSON; the check by the schema is made in development and in tests alone.`;
    const head = ['call', 'bytes', 'copied as declared', 'written as JSON', 'checked'];
    writeFigures('Answers as declared', [note, '', table(head, rows)].join('\n'));
  } finally {
    await world.close();
  }
}
