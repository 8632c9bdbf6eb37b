import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTools } from './tools.ts';

const root = path.join(import.meta.dirname, '..');
const results = path.join(root, 'node_modules/.cache/yimen-tests');

interface Step {
  name: string;
  command: string[];
  /** File in which Vitest counts its tests; a step without one counts as one. */
  report?: string;
}

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

function vitest(name: string, project: string): Step {
  const report = path.join(results, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, command: ['vitest', 'run', '--project', project, ...reporters] };
}

const steps: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  vitest('guards and unit tests', 'unit'),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  vitest('processes, databases, packages', 'process'),
  vitest('components in Chromium', 'browser'),
  vitest('stories in Chromium', 'stories'),
  vitest('journeys in Chromium', 'journeys'),
];

let running: ChildProcess | undefined;

function run(command: string[]): Promise<number> {
  const [program = '', ...rest] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    running = child;
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    running?.kill(signal);
    process.exit(1);
  });
}

async function outcomeOf(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const code = await run(step.command);
  const seconds = (performance.now() - start) / 1000;
  const counted = step.report ? count(step.report) : undefined;
  if (!counted) return { name: step.name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds };
  // A file that cannot be loaded, or an error outside any test, fails the run without failing a test.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return { name: step.name, passed: counted.passed, failed, seconds };
}

/** What Vitest counted; undefined when it wrote nothing. */
function count(report: string): { passed: number; failed: number } | undefined {
  if (!existsSync(report)) return undefined;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
}

function print(outcomes: Outcome[]): void {
  console.log('\n── summary');
  for (const { name, passed, failed, seconds } of outcomes) {
    const mark = failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`${mark} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
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
for (const step of steps) outcomes.push(await outcomeOf(step));
print(outcomes);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
