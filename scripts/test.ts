import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Tally, tallyFile } from './tally.ts';
import { ensureTools } from './tools.ts';

/** `npm test` checks everything, `npm test -- <part> [filters of Vitest]` one part. */

const root = path.join(import.meta.dirname, '..');
const results = path.join(root, 'node_modules/.cache/yimen-tests');

interface Step {
  part: string;
  title: string;
  /** Its usual duration in a whole run on four idle cores, in seconds. */
  usual: number;
  command: string[];
  /** File in which Vitest's tests are counted; a step without one counts as one. */
  report?: string;
  /** It runs the built site. */
  needsBuild?: boolean;
}

interface Outcome extends Tally {
  title: string;
  seconds: number;
}

function vitest(part: string, title: string, usual: number, ...words: string[]): Step {
  const report = path.join(results, `${part}.json`);
  const reporters = ['--reporter=dot', '--reporter=./scripts/tally.ts'];
  // Colour codes would fill a log that is not a terminal.
  if (!process.stdout.isTTY) reporters.push('--no-color');
  return { part, title, usual, report, command: ['vitest', 'run', '--project', part, ...words, ...reporters] };
}

const npm = (script: string) => ['npm', 'run', '--silent', script];
const build: Step = { part: 'build', title: 'build', usual: 14, command: npm('build') };

/** Stages run one after the other; the steps of a stage run at once if they do not use the whole machine. */
const stages: Step[][] = [
  [
    { part: 'types', title: 'types', usual: 13, command: npm('typecheck') },
    { part: 'lint', title: 'lint', usual: 3, command: npm('lint') },
    build,
  ],
  [
    vitest('unit', 'guards and unit tests', 120),
    { ...vitest('process', 'processes, databases, packages', 200), needsBuild: true },
  ],
  [vitest('browser', 'components in Chromium', 81)],
  // Each of them spends half of its time waiting for its browser.
  [vitest('stories', 'stories in Chromium', 120), vitest('visual', 'pictures of stories', 175)],
  // Two files at once, each on a server of its own.
  [{ ...vitest('journeys', 'journeys in Chromium', 430, '--file-parallelism', '--max-workers=2'), needsBuild: true }],
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
  console.log(`\n── ${step.title}`);
  const start = performance.now();
  const code = await run(step);
  return { title: step.title, ...tallyOf(step, code), seconds: (performance.now() - start) / 1000 };
}

function tallyOf({ report }: Step, code: number): Tally {
  const isGood = code === 0;
  const counted: Tally | undefined =
    report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  if (!counted) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, remarks: [] };
  if (isGood || counted.failed > 0) return counted;
  return { ...counted, failed: 1, remarks: [...counted.remarks, `failed: ended with ${code} though no test failed`] };
}

function print(outcomes: Outcome[]): void {
  console.log('\n── summary');
  for (const { title, passed, failed, seconds, remarks } of outcomes) {
    const mark = failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`${mark} ${title}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
    for (const remark of remarks) console.log(`       ${remark}`);
  }
}

function durationText(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
}

function refuse(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence);
  console.log(`0 passed, ${sentences.length} failed`);
  process.exit(1);
}

/** The stages that have the part, with the build before it where it needs one; all of them without a part. */
function stagesOf(part: string | undefined, words: readonly string[]): Step[][] {
  if (part === undefined) return stages;
  const step = stages.flat().find((one) => one.part === part);
  if (!step)
    refuse([
      `There is no part “${part}”: take one of ${stages
        .flat()
        .map((one) => one.part)
        .join(', ')}.`,
    ]);
  if (words.length > 0 && !step.report) refuse([`The part “${part}” takes no further words.`]);
  return [...(step.needsBuild ? [[build]] : []), [{ ...step, command: [...step.command, ...words] }]];
}

const [part, ...words] = process.argv.slice(2);
const wanted = stagesOf(part, words);
const usual = wanted.reduce((sum, steps) => sum + Math.max(...steps.map((step) => step.usual)), 0);
console.log(`${part ?? 'Everything'} usually takes ${durationText(usual)} on four quiet cores.`);
const missing = await ensureTools();
if (missing.length > 0) refuse(missing);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const outcomes: Outcome[] = [];
for (const stage of wanted) outcomes.push(...(await Promise.all(stage.map(outcomeOf))));
print(outcomes);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
