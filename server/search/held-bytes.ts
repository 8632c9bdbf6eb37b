import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { manyServices } from './fixture.ts';
import { SearchIndex } from './index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const entries = await manyServices(workerData);
// Loads what stays in memory after the first index, such as the pinyin tables, before the measurement.
await SearchIndex.of(entries.slice(0, 20));
const before = usedBytes();
const index = await SearchIndex.of(entries);
const held = usedBytes() - before;
parentPort?.postMessage({ held, said: index.bytes });
