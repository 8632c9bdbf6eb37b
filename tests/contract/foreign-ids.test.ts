import { endpoints } from '@yimen/contract';
import { staffSession } from '@yimen/contract/access/staff';
import type { Endpoint } from '@yimen/contract/endpoint';
import { id } from '@yimen/contract/fields';
import { personData, personDataSelect } from '@yimen/contract/person/data';
import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../server/database/schema/people.ts';
import { approvals } from '../../server/database/schema/person.ts';
import { scoped } from '../../server/tenancy/scoped.ts';
import { openWorld } from '../../server/testing/world.ts';
import { foreign } from './foreign-ids.ts';
import { openedWorld } from './opened-world.ts';
import { type RowChanges, watchRows } from './row-changes.ts';

interface Schema {
  readonly type?: string;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly Schema[];
  readonly pipe?: readonly Schema[];
}

/** Whether a schema is that of ids, of a list of them, or may be either. */
function takesIds(schema: Schema): boolean {
  if ((schema as unknown) === id) return true;
  const inner = [
    schema.wrapped,
    schema.item,
    schema.pipe?.[0],
    ...(schema.type === 'union' ? (schema.options ?? []) : []),
  ];
  return inner.some((one) => one !== undefined && one !== schema && takesIds(one));
}

const fieldsOf = ({ input }: Endpoint) =>
  Object.entries('entries' in input ? (input.entries as Record<string, Schema>) : {});

const cases = endpoints.flatMap(({ endpoint }) =>
  fieldsOf(endpoint)
    .filter(([, schema]) => takesIds(schema))
    .map(([field]) => ({ endpoint, field, name: `${endpoint.name}.${field}` })),
);

// Every id that a call takes is tried with another institution's: nothing is found and nothing written.
const opened = openedWorld(openWorld);
const host = 'yunzhou.localhost';
let changes: RowChanges;
let token: string;
let owner: string;
beforeAll(async () => {
  owner = await opened.world.signIn('2024310086');
  // Everybody of the demo has an account.
  const here = scoped(opened.world.db, { id: 'mingde' });
  const [person = expect.fail('no people')] = await here.rows(people, { limit: 1 });
  await here.insert(people, [{ ...person, id: 'new', no: 'new' }]);
  const [approval = expect.fail('no approvals')] = await here.rows(approvals, { limit: 1 });
  const waits = { id: 'approval-new', person: '2024310086', view: 1, takesDecisions: true } as const;
  await here.insert(approvals, [{ ...approval, ...waits }]);
  token = await opened.world.signIn('luruoxi', { host });
  // The staff sessions of both are opened when they are first needed.
  await opened.world.call(staffSession, {}, { token: owner });
  await opened.world.call(staffSession, {}, { host, token });
  changes = await watchRows(opened.world.db);
});

test('every id that a call takes has a case here', () => {
  expect(cases.map(({ name }) => name).sort()).toEqual(Object.keys(foreign).sort());
});

describe.each(cases)("$name of another institution's", ({ endpoint, field, name }) => {
  test('is not found, and changes no row', async () => {
    const own = await opened.world.call(endpoint, { ...endpoint.example, [field]: foreign[name] }, { token: owner });
    expect(own.success, `${own.msg}: the case names nothing that is there`).toBe(true);
    await changes.take();
    const answer = await opened.world.call(endpoint, { ...endpoint.example, [field]: foreign[name] }, { host, token });
    expect(answer.status).toBe(200);
    // A place in a list that one does not have is no place: the list begins at its page, and keeps nothing in it.
    if (field === 'after' || field === 'keep') expect(JSON.stringify(answer.data)).not.toContain(String(foreign[name]));
    else {
      expect(answer).toMatchObject({ code: 404, data: null });
      expect(endpoint.failures, 'the contract says so').toHaveProperty('404');
    }
    expect(await changes.take()).toEqual([]);
  });
});

test.each(
  endpoints
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => {
      const fields: Readonly<Record<string, unknown>> =
        'entries' in endpoint.input ? Object(endpoint.input.entries) : {};
      return 'start' in fields && 'end' in fields && !('title' in fields);
    }),
)('$name of days the wrong way round is answered as any other', async (endpoint) => {
  const days = { start: '2026-11-22', end: '2026-11-16' };
  const answer = await opened.world.call(endpoint, days, { token: owner });
  expect(answer).toMatchObject({ status: 400, success: false, msg: '结束日期早于开始日期' });
});

test.each([
  [personData, { type: '9999' }],
  [personDataSelect, { type: '9999' }],
  [personData, { where: 'no-such-field=1' }],
  [personData, { type: '1', where: 'no-such-field=1' }],
])('a kind of data or a field of it that nobody has is not found', async (endpoint: Endpoint, input) => {
  expect(await opened.world.call(endpoint, input, { token: owner })).toMatchObject({ status: 200, code: 404 });
});
