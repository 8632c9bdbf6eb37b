import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/** What one run of tests came to. */
export interface Tally {
  passed: number;
  /** Tests that failed, or passed only when tried again, and whatever else failed the run. */
  failed: number;
  /** A line for each failure, for the end of a long log. */
  remarks: string[];
}

/** Where the reporter writes the tally as JSON. */
export const tallyFile = 'YIMEN_TALLY';

/** A reporter of Vitest: counts the tests, and everything that fails a run without failing a test. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const file = process.env[tallyFile];
    if (file) writeFileSync(file, JSON.stringify(tallyOf(modules, outside)));
  }
}

function tallyOf(modules: readonly TestModule[], outside: readonly SerializedError[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const suites = modules.flatMap((module) => [...module.children.allSuites()]);
  const faults = [
    ...[...modules, ...suites].flatMap((part) =>
      part.errors().map((error) => `failed: ${nameOf(part)}: ${firstLine(error.message)}`),
    ),
    ...outside.map((error) => `failed outside any test: ${firstLine(error.message)}: ${placeOf(error)}`),
  ];
  const failures = [...faults, ...tests.flatMap(failureOf)];
  const passed = tests.filter((test) => test.result().state === 'passed' && failureOf(test).length === 0);
  return { passed: passed.length, failed: failures.length, remarks: failures };
}

function failureOf(test: TestCase): string[] {
  const { state, errors } = test.result();
  if (state !== 'failed' && !test.diagnostic()?.flaky) return [];
  const verdict = state === 'failed' ? 'failed' : 'passed only when tried again';
  return [`${verdict}: ${test.module.relativeModuleId}: ${test.fullName}: ${firstLine(errors?.[0]?.message)}`];
}

function nameOf(part: TestModule | TestSuite): string {
  return part.type === 'module' ? part.relativeModuleId : `${part.module.relativeModuleId}: ${part.fullName}`;
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}

/** Where an error outside the tests comes from: the kind Vitest gives it and the first lines of its stack. */
function placeOf({ type, stack }: SerializedError): string {
  const lines = String(stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
  return [type, ...lines.slice(0, 3)].filter(Boolean).join(' ');
}
