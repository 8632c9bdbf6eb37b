import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Tally, tallyFile } from './tally.ts';
import { ensureTools } from './tools.ts';

const root = path.join(import.meta.dirname, '..');
const results = path.join(root, 'node_modules/.cache/yimen-tests');

interface Step {
  name: string;
  command: string[];
  /** File in which Vitest's tests are counted; a step without one counts as one. */
  report?: string;
}

interface Outcome extends Tally {
  name: string;
  seconds: number;
}

function command(name: string, ...words: string[]): Step {
  return { name, command: words };
}

function vitest(name: string, project: string, ...words: string[]): Step {
  const report = path.join(results, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=./scripts/tally.ts'];
  // In a log of a server colours would be most of what is written.
  if (!process.stdout.isTTY) reporters.push('--no-color');
  // A second try tells a busy machine from a fault; the summary names whatever needed one.
  return { name, report, command: ['vitest', 'run', '--project', project, '--retry=1', ...words, ...reporters] };
}

/** What follows each other; the steps of one stage run at once, where one leaves the machine time for another. */
const stages: Step[][] = [
  [
    command('types', 'npm', 'run', '--silent', 'typecheck'),
    command('lint', 'npm', 'run', '--silent', 'lint'),
    command('build', 'npm', 'run', '--silent', 'build'),
  ],
  [vitest('guards and unit tests', 'unit'), vitest('processes, databases, packages', 'process')],
  [vitest('components in Chromium', 'browser')],
  [vitest('stories in Chromium', 'stories')],
  [vitest('pictures of stories', 'visual')],
  // Two files at once, each on a server of its own.
  [vitest('journeys in Chromium', 'journeys', '--file-parallelism', '--max-workers=2')],
];

const running = new Set<ChildProcess>();

function run({ command, report }: Step): Promise<number> {
  const [program = '', ...rest] = command;
  const env = { ...process.env, ...(report && { [tallyFile]: report }) };
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

async function outcomeOf(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const tally = await tallyOf(step);
  return { name: step.name, ...tally, seconds: (performance.now() - start) / 1000 };
}

async function tallyOf(step: Step): Promise<Tally> {
  const tally = await attempt(step);
  if (!step.report || tally.failed === 0 || tally.failedTests > 0) return tally;
  // As a test has a second try, so has a run in which every test passed and something beside them went wrong.
  const second = await attempt(step);
  return { ...second, remarks: [...tally.remarks.map((remark) => `at the first try, ${remark}`), ...second.remarks] };
}

async function attempt(step: Step): Promise<Tally> {
  if (step.report) rmSync(step.report, { force: true });
  const code = await run(step);
  const counted = step.report ? count(step.report) : undefined;
  if (!counted) return { passed: code === 0 ? 1 : 0, failedTests: 0, failed: code === 0 ? 0 : 1, remarks: [] };
  if (code === 0 || counted.failed > 0) return counted;
  return { ...counted, failed: 1, remarks: [...counted.remarks, `failed: ended with ${code} though no test failed`] };
}

/** What the reporter counted; undefined when it wrote nothing. */
function count(report: string): Tally | undefined {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}

function print(outcomes: Outcome[]): void {
  console.log('\n── summary');
  for (const { name, passed, failed, seconds, remarks } of outcomes) {
    const mark = failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`${mark} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
    for (const remark of remarks) console.log(`       ${remark}`);
  }
}

const missing = await ensureTools();
if (missing.length > 0) {
  for (const sentence of missing) console.error(sentence);
  console.log(`0 passed, ${missing.length} failed`);
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const outcomes: Outcome[] = [];
for (const stage of stages) outcomes.push(...(await Promise.all(stage.map(outcomeOf))));
print(outcomes);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
