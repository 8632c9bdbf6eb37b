import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/sources.ts';

interface Recorded {
  call: string;
  input: unknown;
  data: unknown;
}

const known = new Map(endpoints.map(({ endpoint }) => [endpoint.name, endpoint]));
const recordings: Record<string, Recorded[]> = JSON.parse(
  readFileSync(path.join(root, 'stories/fixtures/recorded.json'), 'utf8'),
);

test('there are fixtures of a guest and of a member of every institution', () => {
  expect(Object.keys(recordings).toSorted()).toEqual([
    'jiangcheng-guest',
    'jiangcheng-member',
    'mingde-guest',
    'mingde-member',
    'yunzhou-guest',
    'yunzhou-member',
  ]);
});

// When the contract changes, `npm run fixtures` records what the demo answers by then.
describe.each(Object.entries(recordings))('the fixtures of %s', (_, recorded) => {
  test('are calls that the contract allows, answered as it says', () => {
    expect(recorded.length).toBeGreaterThan(20);
    const wrong = recorded.flatMap(({ call, input, data }) => {
      const endpoint = known.get(call);
      if (!endpoint) return [`${call} is not a call of the contract`];
      return [
        ...problemsOf(endpoint.input, input).map((problem) => `${call} input: ${problem}`),
        ...problemsOf(endpoint.data, data).map((problem) => `${call}: ${problem}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('answer each call once', () => {
    const asked = recorded.map(({ call, input }) => `${call} ${JSON.stringify(input)}`);
    expect(asked.filter((call, index) => asked.indexOf(call) !== index)).toEqual([]);
  });
});

test('an answer that lacks a field is noticed', () => {
  const menus = known.get('topNavigation');
  if (!menus) throw new Error('The contract has no menus');
  expect(problemsOf(menus.data, [{ name: '首页' }]).length).toBeGreaterThan(0);
});

function problemsOf(schema: v.GenericSchema, value: unknown): string[] {
  const result = v.safeParse(schema, value);
  return result.success
    ? []
    : result.issues.map(({ message, path: at }) => `${at?.map(({ key }) => key).join('.')}: ${message}`);
}
