import { BlockList } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkChecks } from '../database/schema/link-checks.ts';
import { links } from '../database/schema/site.ts';
import { commandsOn } from '../testing/commands.ts';
import { hangs, openSourceServer, type SourceServer, says } from '../testing/source-server.ts';
import { openEmptyWorld, type World } from '../testing/world.ts';
import { askAddress } from './ask.ts';
import { checkLinksJob, nextAddresses } from './check-job.ts';

let world: World;
let other: SourceServer;
beforeAll(async () => {
  [world, other] = [await openEmptyWorld(), await openSourceServer()];
  await run('create  xinyuan  新园中学  xinyuan.edu.cn');
});
afterAll(() => Promise.all([world.close(), other.close()]));
beforeEach(() => other.behave(says('')));
afterEach(async () => {
  other.asked.length = 0;
  await world.db.delete(links);
  await world.db.delete(linkChecks);
});

const ownNetworks = new BlockList();
ownNetworks.addAddress('127.0.0.1', 'ipv4');
const { run } = commandsOn(() => world, { ownNetworks });
const outside = commandsOn(() => world);

const add = (position: number, address: string) =>
  run(`set  links  xinyuan  position=${position}  group=常用  name=第${position}个  url=${address}`);
const check = () => run('jobs  run  check-links');
const listed = () => run('links  xinyuan');
/** As if so many hours had gone by. */
const goBy = (hours: number) =>
  world.db.execute(sql`update link_checks set asked_at = asked_at - ${hours} * interval '1 hour',
    fails_since = fails_since - ${hours} * interval '1 hour'`);
const checks = () => world.db.select().from(linkChecks).orderBy(linkChecks.address);
const asked = () => other.asked.map(({ method, url }) => `${method} ${url.pathname}`);

describe('an outside address', () => {
  test('is asked once a day, wherever it stands, and by its name', async () => {
    await add(0, `${other.origin}/one`);
    await add(1, `${other.origin}/one`);
    await check();
    expect(asked()).toEqual(['HEAD /one']);
    expect(other.asked[0]?.headers['user-agent']).toBe('Yimen-LinkCheck (+https://xinyuan.edu.cn)');
    expect(await checks()).toMatchObject([{ status: '200', failsSince: null, askedAt: expect.any(Date) }]);
    await goBy(23);
    await check();
    expect(asked()).toHaveLength(1);
    await goBy(1);
    await check();
    expect(asked()).toHaveLength(2);
  });

  test('is dead once it has failed on two runs a day apart, until it answers', async () => {
    await add(0, `${other.origin}/gone`);
    other.behave(says('', 404));
    await check();
    expect(asked()).toEqual(['HEAD /gone', 'GET /gone']);
    expect(await listed()).toBe('外部链接 1 个，打不开 0 个；1 个上次没有打开，隔一天再查。');
    await goBy(24);
    await check();
    const lines = (await listed()).split('\n');
    expect(lines[0]).toMatch(
      /^http:\S+\/gone {2}\d{4}-\d\d-\d\d \d\d:\d\d 起打不开：HTTP 404，没有这个页面；上次检查 \d{4}-/,
    );
    expect(lines.slice(1)).toEqual(['  links  0  第0个  url', '外部链接 1 个，打不开 1 个。']);

    other.behave(says(''));
    await goBy(24);
    await check();
    expect(await listed()).toBe('外部链接 1 个，打不开 0 个。');
    other.behave(says('', 500));
    await goBy(24);
    await check();
    expect(await listed(), 'it begins anew').toContain('打不开 0 个；1 个上次没有打开');
  });

  test('is not asked in a private network that is not the server’s own, and told so', async () => {
    await add(0, `${other.origin}/inside`);
    await outside.run('jobs  run  check-links');
    expect(other.asked).toEqual([]);
    expect(await listed()).toBe('外部链接 1 个，打不开 0 个；1 个在内网，没有查（允许的内网见 YIMEN_OWN_NETWORKS）。');
  });

  test('is forgotten once no content names it, and noted when some does', async () => {
    await add(0, `${other.origin}/one`);
    expect(await listed()).toBe('外部链接 1 个，打不开 0 个；1 个还没有查过。');
    await check();
    await add(0, `${other.origin}/two`);
    await check();
    expect((await checks()).map(({ address }) => address)).toEqual([`${other.origin}/two`]);
    await run('remove  links  xinyuan  group=常用  --yes');
    await check();
    expect(await checks()).toEqual([]);
    expect(await listed()).toBe('外部链接 0 个，打不开 0 个。');
  });

  test('is asked again where a process died before it could keep the answer', async () => {
    await add(0, `${other.origin}/one`);
    await check();
    await goBy(24);
    const before = await checks();
    await checkLinksJob(ownNetworks).prepare?.({ db: world.db, data: null, now: new Date() });
    expect(await checks()).toEqual(before);
    await check();
    expect(asked()).toEqual(['HEAD /one', 'HEAD /one', 'HEAD /one']);
    expect((await checks())[0]?.askedAt?.getTime()).toBeGreaterThan(before[0]?.askedAt?.getTime() ?? 0);
  });

  test('goes with its institution', async () => {
    await run('create  beiyuan  北园中学  beiyuan.edu.cn');
    await run(`set  links  beiyuan  position=0  group=常用  name=一  url=${other.origin}/one`);
    await check();
    const own = () => world.db.$count(linkChecks, eq(linkChecks.institution, 'beiyuan'));
    expect(await own()).toBe(1);
    await run('delete  beiyuan  --without-export  --yes');
    expect(await own()).toBe(0);
  });
});

describe('an answer', () => {
  const ask = (timeoutMs?: number) =>
    askAddress(`${other.origin}/x`, { allowPrivate: true, userAgent: 'test', ...(timeoutMs && { timeoutMs }) });

  test.each([
    [200, false, 1],
    [302, false, 1],
    [401, false, 2],
    [403, false, 2],
    [404, true, 2],
    [410, true, 2],
    [429, false, 2],
    [503, true, 2],
    [999, false, 2],
  ])('of %i fails: %s', async (status, isFailing, questions) => {
    other.behave(says('', status, { location: `${other.origin}/elsewhere` }));
    expect(await ask()).toEqual({ status: String(status), isFailing });
    expect(asked()).toEqual(['HEAD /x', 'GET /x'].slice(0, questions));
  });

  test('to GET counts where a server knows no HEAD', async () => {
    other.behave(({ method }, response) => {
      if (method === 'HEAD') response.destroy();
      else response.end('here');
    });
    expect(await ask()).toEqual({ status: '200', isFailing: false });
  });

  test('that is compressed though nobody asked is one', async () => {
    other.behave(says('', 200, { 'content-encoding': 'gzip' }));
    expect(await ask()).toEqual({ status: '200', isFailing: false });
  });

  test('that does not come in time, or from nobody, fails', async () => {
    other.behave(hangs);
    expect(await ask(50)).toEqual({ status: 'TimeoutError', isFailing: true });
    const nobody = await askAddress('http://127.0.0.1:1/', { allowPrivate: true, userAgent: 'test' });
    expect(nobody).toEqual({ status: 'ECONNREFUSED', isFailing: true });
  });
});

describe('what is asked at a time', () => {
  const now = new Date();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const addresses = (count: number, host: (index: number) => string, askedAt: Date | null) =>
    Array.from({ length: count }, (_, index) => ({ address: `https://${host(index)}/${index}`, askedAt }));

  test('is twenty addresses, two of a host, those first that were never asked', () => {
    const old = addresses(30, (index) => `old${index}.edu.cn`, ago(2000));
    const fresh = addresses(5, () => 'one.edu.cn', null);
    const next = nextAddresses([...old, ...fresh], now);
    expect(next).toHaveLength(20);
    expect(next.slice(0, 2)).toEqual(['https://one.edu.cn/0', 'https://one.edu.cn/1']);
    expect(next.filter((address) => address.includes('one.edu.cn'))).toHaveLength(2);
  });

  test('is thirty of a host in an hour, and six hundred of an institution', () => {
    const due = addresses(5, () => 'one.edu.cn', null);
    const lately = (count: number) => addresses(count, () => 'one.edu.cn', ago(10));
    expect(nextAddresses([...lately(29), ...due], now)).toHaveLength(1);
    expect(nextAddresses([...lately(30), ...due], now)).toEqual([]);
    expect(nextAddresses([...addresses(30, () => 'one.edu.cn', ago(60)), ...due], now)).toHaveLength(2);
    const many = addresses(599, (index) => `h${index}.edu.cn`, ago(10));
    expect(nextAddresses([...many, ...due], now)).toHaveLength(1);
  });
});
