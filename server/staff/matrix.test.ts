import { endpoints } from '@yimen/contract';
import type { Access } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { type Permissions, partsOf } from '@yimen/contract/permissions';
import { builtInRoles } from '@yimen/contract/roles';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grants, roles } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { domain } from '../domain.ts';
import { openStaffSession } from '../sign-in/staff/session.ts';
import { scoped } from '../tenancy/scoped.ts';
import { type Asking, askings } from '../testing/askings.ts';
import { openWorld, type World, worldOf } from '../testing/world.ts';

const calls = endpoints.map(({ endpoint }) => endpoint);
const ofStaff = calls.filter(({ access }) => access === 'staff');

const asked = calls.flatMap(askings);
const askedOfStaff = asked.filter(({ endpoint }) => endpoint.access === 'staff');

/** Roles of the institution's own, beside the built-in ones: one for each permission that a call asks for. */
const single = [...new Set(askedOfStaff.flatMap(({ needed }) => needed))].map((permission) => ({
  id: `only-${permission}`,
  permissions: { [permission]: 'review' } as Permissions,
}));
const every = [...builtInRoles.map(({ id, permissions }) => ({ id, permissions })), ...single];

const mingde = { id: 'mingde', account: '20150132', host: 'mingde.localhost' };
const yunzhou = { id: 'yunzhou', account: 'luruoxi', host: 'yunzhou.localhost' };
type At = typeof mingde;

let world: World;
/** Calls that were admitted, in order. */
const admitted: string[] = [];
let cookies: { own: string; foreign: string };
let tokens: { own: string; foreign: string };
beforeAll(async () => {
  const { db, close } = await openWorld();
  // All that stands before a handler is the real thing; what handlers do is tried beside them.
  const implementations = domain.implementations.map(({ endpoint }) => ({
    endpoint,
    handle: async () => {
      admitted.push(endpoint.name);
      return null;
    },
  }));
  world = worldOf(db, close, { domain: { ...domain, implementations }, checkAnswers: false });
  const whole = worldOf(db, close);
  await scoped(db, mingde).insert(
    roles,
    single.map(({ id, permissions }, position) => ({ id, name: id, summary: '', position, permissions })),
  );
  const open = async (at: At) => {
    const here = scoped(db, at);
    await here.delete(grants, eq(grants.person, at.account));
    await hold(at, 'admin');
    const token = await whole.signIn(at.account, at);
    const { jti: session = '' } = decodeJwt(token);
    const person = (await here.first(people, eq(people.id, at.account))) ?? expect.fail(at.account);
    const opening = { session, person, method: 'password', address: '', userAgent: '', now: new Date() };
    return { cookie: `yimen_staff=${await openStaffSession(here, opening)}`, token };
  };
  const [own, foreign] = [await open(mingde), await open(yunzhou)];
  cookies = { own: own.cookie, foreign: foreign.cookie };
  tokens = { own: own.token, foreign: foreign.token };
});
afterAll(() => world.close());

/** Makes a person hold this role of the institution, and no other. */
async function hold({ id, account }: At, role: string): Promise<void> {
  const here = scoped(world.db, { id });
  const all = { scope: 'institution', target: '', until: null, givenBy: 'cli:test', givenAt: new Date() } as const;
  await here.delete(grants, eq(grants.person, account));
  await here.insert(grants, [{ ...all, person: account, role }]);
}

/** Makes a call; returns the answer’s code, 0 where its handler was reached. */
async function ask({ endpoint, input }: Asking, headers: HeadersInit, cookie: string): Promise<number> {
  const { method, path } = endpoint;
  const given = Object.entries(input).map(([name, value]) => [name, String(value)]);
  const [address, init] =
    method === 'GET'
      ? [`${path}?${new URLSearchParams(given)}`, { headers }]
      : [path, { method, body: JSON.stringify(input), headers: { ...headers, 'content-type': 'application/json' } }];
  admitted.length = 0;
  const { code } = (await (await world.fetch(address, init, { cookie, host: mingde.host })).json()) as { code: number };
  expect(admitted.length, endpoint.name).toBeLessThan(2);
  return admitted.includes(endpoint.name) ? 0 : code;
}

/** What a call without any token is answered; a delivery lacks the headers of a signature. */
const withoutToken: Readonly<Record<Access, number>> = {
  public: 0,
  guest: codes.expired,
  member: codes.expired,
  system: codes.malformed,
  staff: codes.expired,
};

describe.each(every)('who holds $id alone', ({ id, permissions }) => {
  beforeAll(() => hold(mingde, id));

  test('is admitted to the calls of its permissions, and to no other', async () => {
    const expected = asked.map(({ name, endpoint: { access, permission }, needed }) => {
      if (access !== 'staff') return [name, withoutToken[access]];
      const may = permission === 'any' || needed.some((one) => permissions[one] !== undefined);
      return [name, may ? 0 : codes.forbidden];
    });
    const answered: [string, number][] = [];
    for (const one of asked) answered.push([one.name, await ask(one, {}, cookies.own)]);
    expect(answered).toEqual(expected);
  });
});

describe('a call for staff is refused', () => {
  beforeAll(() => hold(mingde, 'admin'));
  const answers = async (headers: HeadersInit, cookie: string) => {
    const found: [string, number][] = [];
    for (const one of askedOfStaff) found.push([one.name, await ask(one, headers, cookie)]);
    return found;
  };
  const refused = askedOfStaff.map(({ name }) => [name, codes.expired]);

  test('without a staff session', async () => {
    expect(await answers({}, 'other=1')).toEqual(refused);
  });

  test.each(['own', 'foreign'] as const)('with the portal’s token of the same person alone (%s)', async (whose) => {
    expect(await answers({ authorization: `Bearer ${tokens[whose]}` }, 'other=1')).toEqual(refused);
  });

  test('with the staff session of another institution', async () => {
    expect(await answers({}, cookies.foreign)).toEqual(refused);
  });

  test('to who holds a role no more', async () => {
    const here = scoped(world.db, mingde);
    await here.delete(grants, eq(grants.person, mingde.account));
    expect(await answers({}, cookies.own)).toEqual(askedOfStaff.map(({ name }) => [name, codes.forbidden]));
  });
});

test('what gives grants, changes connections, or reads out, wants a fresh second factor', () => {
  const wanted = ofStaff.filter(({ name, permission = 'any' }) => {
    // It changes nothing.
    if (permission === 'any' || name === 'tryConnection') return false;
    if (typeof permission === 'object')
      return permission.act === 'export' || (permission.of === 'connections' && permission.act === 'write');
    return ['grants.write', 'signIn.write'].includes(permission) || partsOf(permission)[1] === 'export';
  });
  expect(wanted.length).toBeGreaterThan(7);
  expect(wanted.filter(({ secondFactor }) => secondFactor !== 'fresh').map(({ name }) => name)).toEqual([]);
});
