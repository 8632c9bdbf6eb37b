import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/** The result of one test run. */
export interface Tally {
  passed: number;
  /** Tests that failed or passed only in a retry, and errors outside of tests. */
  failed: number;
  /** A line for each failure, for the end of a long log. */
  remarks: string[];
}

/** The environment variable with the path of the JSON file that the reporter writes. */
export const tallyFile = 'YIMEN_TALLY';

/** A reporter of Vitest: counts tests, and errors that fail a run but belong to no test. */
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
    ...outside.map((error) => `failed outside any test: ${firstLine(error.message)}: ${locationOf(error)}`),
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

/** The first line with content: a story's error message begins with an empty line and the story's address. */
export function firstLine(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.find((line) => line.trim() !== '' && !line.startsWith('Click to debug the error')) ?? '';
}

/** The source of an error outside the tests: the type that Vitest gives it and the first lines of its stack. */
function locationOf({ type, stack }: SerializedError): string {
  const lines = String(stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
  return [type, ...lines.slice(0, 3)].filter(Boolean).join(' ');
}
