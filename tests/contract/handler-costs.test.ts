import { BlockList } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { paths } from '@yimen/contract/paths';
import { uploadAvatar } from '@yimen/contract/person/user';
import { renewFeed } from '@yimen/contract/schedule/entries';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { domain } from '../../server/domain.ts';
import { providers } from '../../server/sign-in/providers.ts';
import { fileLimit, filesOf, saveFile } from '../../server/tenancy/files.ts';
import { setFollowed } from '../../server/tenancy/resolve.ts';
import { commandsOn } from '../../server/testing/commands.ts';
import type { SourceServer } from '../../server/testing/source-server.ts';
import { countWork, type WorkCounter } from '../../server/testing/work.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import type { Bound } from '../support/bounds.ts';
import { type OidcProvider, oidcClient, startOidc } from '../support/counterparts/oidc.ts';
import { busyPerson, enlarge } from '../support/large-institution.ts';
import { image } from '../support/largest-calls.ts';

// As call-costs.test.ts for the calls: what is answered beside calls and pages has its price too.

const mingde = { id: 'mingde' };
const origin = 'http://mingde.localhost';
/** Most bytes of an address without its query, of a query, and of what a counterpart posts. */
const [pathRoom, queryRoom, postRoom] = [2000, 8000, 16_000];

let world: World;
let other: SourceServer;
let provider: OidcProvider;
let app: ReturnType<typeof createApp>;
let work: WorkCounter;
let addresses: { calendar: string; avatar: string; file: string };
beforeAll(async () => {
  world = await openWorld();
  const token = await world.signIn(busyPerson);
  other = await enlarge(world.db);
  provider = await startOidc({ accounts: {}, redirects: [`${origin}${paths['auth-login']}`] });
  const { run } = commandsOn(() => world);
  await run('sign-in  set  mingde  cas-main  kind=cas  name=统一认证  base=https://cas.example.edu/cas');
  await run(`sign-in  set  mingde  oidc-main  kind=oidc  name=统一认证  issuer=${provider.issuer}  clientId=portal`);
  await run('sign-in  secret  mingde  oidc-main', oidcClient.secret);
  await saveFile(world.db, mingde, '年鉴.pdf', Buffer.alloc(fileLimit, '年'));
  addresses = {
    calendar: (await world.call(renewFeed, {}, { token })).data.address ?? '',
    avatar: (await world.call(uploadAvatar, { image }, { token })).data.avatar,
    file: (await filesOf(world.db, mingde)).get('年鉴.pdf')?.href ?? '',
  };
  const config = { trustProxy: false, production: true, limits: 0, ownNetworks: new BlockList() };
  app = createApp({ db: world.db, domain, log: pino({ level: 'silent' }), config });
  // As where a server learns of changes: it reads nothing again in between.
  setFollowed(world.db, true);
  work = countWork();
});
afterAll(async () => {
  work.stop();
  await Promise.all([world.close(), other.close(), provider.stop()]);
});

interface Case {
  readonly name: string;
  readonly address: () => string;
  /** What is posted; without it the address is read. */
  readonly body?: string;
  readonly status: number;
  /** What it may cost when nothing is kept, and when it is asked for again. */
  readonly first: Bound;
  readonly again: Bound;
}

const small: Bound = { bytes: 1000, rows: 10, statements: 5 };
const form = (name: string, value: string) => `${name}=${value}`.slice(0, postRoom);
const header = (kid: string) => Buffer.from(JSON.stringify({ alg: 'RS256', kid })).toString('base64url');
const longQuery = new URLSearchParams({ state: 'a'.repeat(64), code: 'x'.repeat(queryRoom - 200) });
const posts: Case[] = [
  {
    name: 'a CAS server’s logout that only opens tags',
    address: () => paths['cas-login'],
    body: form('logoutRequest', '<a>'.repeat(postRoom / 3)),
    status: 200,
    first: small,
    again: small,
  },
  {
    name: 'a provider’s logout token of a key that nobody has',
    address: () => '/sign-in/backchannel/oidc-main',
    body: form('logout_token', `${header('foreign')}.${'e30'.repeat(4000)}.${'A'.repeat(3000)}`),
    status: 400,
    first: small,
    again: small,
  },
];
const cases: Case[] = [
  ...posts,
  ...providers.flatMap(({ back }): Case[] =>
    back
      ? [
          {
            name: `the way back ${back.path}`,
            address: () => `${back.path}?${longQuery}`,
            status: 302,
            first: small,
            again: small,
          },
        ]
      : [],
  ),
  {
    name: 'the beginning of a sign-in',
    address: () => `/sign-in/start?method=oidc-main&redirect=/${'a'.repeat(pathRoom)}`,
    status: 302,
    first: small,
    again: small,
  },
  {
    name: 'a calendar of 2,000 entries with long notes',
    address: () => addresses.calendar,
    status: 200,
    // Entries, exceptions, events of the school calendar twice, and 200 courses.
    first: { bytes: 300_000, rows: 6500, statements: 10 },
    again: { bytes: 300_000, rows: 1, statements: 1 },
  },
  {
    name: 'a calendar that nobody has',
    address: () => `/calendar/${'a'.repeat(32)}.ics`,
    status: 404,
    first: small,
    again: small,
  },
  {
    name: 'a picture of a person',
    address: () => addresses.avatar,
    status: 200,
    first: { ...small, bytes: 150_000 },
    again: { ...small, bytes: 150_000 },
  },
  {
    name: 'a file of the largest size',
    address: () => addresses.file,
    status: 200,
    first: { ...small, bytes: fileLimit },
    again: { bytes: fileLimit, rows: 0, statements: 0 },
  },
  {
    name: 'the logo as an icon',
    address: () => '/app-icons/now/any-512.png',
    status: 200,
    first: { ...small, bytes: 150_000 },
    again: { bytes: 150_000, rows: 0, statements: 0 },
  },
];

async function costOf({ address, body, status }: Case): Promise<Bound & { text: () => string }> {
  const url = new URL(address(), origin);
  const type = 'application/x-www-form-urlencoded';
  const headers = { host: url.host, 'accept-encoding': 'gzip', ...(body !== undefined && { 'content-type': type }) };
  work.take();
  const answer = await app.fetch(new Request(url, { headers, ...(body !== undefined && { method: 'POST', body }) }));
  const content = Buffer.from(await answer.arrayBuffer());
  expect(answer.status).toBe(status);
  return { ...work.take(), bytes: content.length, text: () => gunzipSync(content).toString() };
}

const exceeded = (cost: Bound, bound: Bound) =>
  (['bytes', 'rows', 'statements'] as const)
    .filter((unit) => cost[unit] > bound[unit])
    .map((unit) => [unit, cost[unit]]);

describe('however large what is asked for, an answer beside calls and pages stays within its bounds', () => {
  test.each(cases)('$name', async (each) => {
    expect(exceeded(await costOf(each), each.first), 'when it is first asked for').toEqual([]);
    expect(exceeded(await costOf(each), each.again), 'again').toEqual([]);
  });

  test('and the calendar is large enough for that to say something', async () => {
    const calendar = cases.find(({ address }) => address() === addresses.calendar);
    const text = calendar ? (await costOf(calendar)).text() : '';
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(2900);
    expect(Buffer.byteLength(text)).toBeGreaterThan(4_000_000);
  });

  test('every counterpart that tells something is among them', () => {
    const missing = providers.filter(
      ({ backChannel }) => backChannel && !posts.some(({ address }) => backChannel.idOf(address()) !== null),
    );
    expect(missing).toEqual([]);
  });
});

test('a provider is asked no more often for tokens whose keys it does not have', async () => {
  const [, backChannel] = posts;
  if (!backChannel) throw new Error('No back channel is posted to.');
  await costOf(backChannel);
  expect(provider.asked).toEqual(['GET /.well-known/openid-configuration', 'GET /jwks']);
  const before = provider.asked.length;
  for (const kid of ['a', 'b', 'c', 'd', 'e'])
    await costOf({ ...backChannel, body: form('logout_token', `${header(kid)}.e30.AA`) });
  expect(provider.asked).toHaveLength(before);
});
