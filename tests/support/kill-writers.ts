import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

/** Kills writers on one data folder, and fails when the next one misses rows that the one before acknowledged. */
export async function killWriters(kills: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-kill-'));
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const { found, acknowledged: newest } = await round(folder, 20 + 13 * kill);
    const [, count, last] = /^found (\d+) (\d+)$/.exec(found) ?? [];
    expect(Number(last), `kill ${kill}`).toBeGreaterThanOrEqual(acknowledged);
    expect(count, 'rows without gaps').toBe(last);
    expect(newest).toBeGreaterThan(Number(last));
    acknowledged = newest;
  }
  await rm(folder, { recursive: true, force: true });
}

/** Runs a writer for a moment, kills it, and returns what it found and what it acknowledged last. */
async function round(folder: string, moment: number): Promise<{ found: string; acknowledged: number }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'writer.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let counting = false;
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (counting || !output.includes('wrote')) return;
    counting = true;
    setTimeout(() => child.kill('SIGKILL'), moment);
  });
  await new Promise((resolve) => child.once('close', resolve));
  const lines = output.split('\n').slice(0, -1);
  const wrote = lines.findLast((line) => line.startsWith('wrote '));
  return { found: lines[0] ?? '', acknowledged: Number(wrote?.slice(6)) };
}
