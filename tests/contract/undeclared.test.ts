import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { domain } from '../../server/domain.ts';
import { openWorld, worldOf } from '../../server/testing/world.ts';
import { everyNode, nodeOf } from '../support/schemas.ts';
import { openedWorld } from './opened-world.ts';

const mark = 'undeclared-by-the-contract';

/** The value with a field too many in each of its objects, except where the contract declares any field at all. */
function withMore(value: unknown, open: ReadonlySet<string>, way = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withMore(each, open, `${way}[]`));
  if (typeof value !== 'object' || value === null || open.has(way)) return value;
  const inner = Object.entries(value).map(([name, each]) => [name, withMore(each, open, `${way}.${name}`)]);
  return { ...Object.fromEntries(inner), [mark]: '13800000000' };
}

const endsSession = new Set(['login', 'logout', 'renewToken', 'chooseIdentity']);

/** Ways to what is declared as a record or as anything. */
function openWays({ data }: Endpoint): ReadonlySet<string> {
  const nodes = everyNode(nodeOf(data)).filter(({ node }) => node.type === 'record' || node.type === 'unknown');
  return new Set(nodes.map(({ way }) => way));
}

describe('in production a field that the contract does not declare never leaves the server', () => {
  let marked = 0;
  let token: string | undefined;
  const implementations = domain.implementations.map(({ endpoint, handle }) => ({
    endpoint,
    handle: async (...given: Parameters<typeof handle>) => {
      const data = withMore(await handle(...given), openWays(endpoint));
      if (JSON.stringify(data ?? null).includes(mark)) marked += 1;
      return data;
    },
  }));
  const opened = openedWorld(async () => {
    const { db, close } = await openWorld();
    return worldOf(db, close, { domain: { ...domain, implementations }, checkAnswers: false });
  });

  test.each(endpoints.map(({ endpoint }) => endpoint))('$method $path', async (endpoint) => {
    token ??= await opened.world.signIn('2024310086');
    const before = marked;
    const answer = await opened.world.call(endpoint, endpoint.example, { token });
    if (endsSession.has(endpoint.name)) token = undefined;
    expect(answer.success).toBe(!endpoint.exampleRefused);
    expect(JSON.stringify(answer.data)).not.toContain(mark);
    const isObject = answer.data !== null && JSON.stringify(answer.data).includes('{');
    if (isObject && !openWays(endpoint).has(''))
      expect(marked, 'answers that had such a field').toBeGreaterThan(before);
  });
});
