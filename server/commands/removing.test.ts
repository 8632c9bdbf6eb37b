import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasedActor, readEvents } from '../audit/store.ts';
import { grants } from '../database/schema/access.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { hosts } from '../database/schema/institutions.ts';
import { sessions, signingKeys } from '../database/schema/people.ts';
import { noticeReads } from '../database/schema/person.ts';
import { articles, files } from '../database/schema/publishing.ts';
import { removedRows } from '../database/schema/removed.ts';
import { passportSecrets, signInMethods, signInSecrets } from '../database/schema/sign-in.ts';
import { artworks, links } from '../database/schema/site.ts';
import { pushKeys, sourceSecrets, sources } from '../database/schema/sources.ts';
import { filesOf } from '../tenancy/files.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { addSource } from '../testing/sources.ts';
import { openWorld, type World } from '../testing/world.ts';
import { runCommand } from './commands.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-removing-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await world.db.delete(removedRows);
  await world.db.delete(auditEntries);
});
const { run, failed } = commandsOn(() => world);
const here = () => scoped(world.db, { id: 'mingde' });

const preview = (verb: string) => `以上只是预览，什么都没有${verb}。确定后加 --yes。`;

/** What a command asks, which does nothing yet and leaves no entry; and what it then says that it did. */
async function asked(line: string, verb = '删除'): Promise<{ question: string; done: () => Promise<string> }> {
  const [question = '', rest] = (await run(line)).split('\n');
  expect(rest).toBe(preview(verb));
  expect([await here().count(removedRows), await here().count(auditEntries)]).toEqual([0, 0]);
  return { question, done: () => run(`${line}  --yes`) };
}

/** Puts back the only row that was removed of a part; returns what is said. */
async function restored(part: string): Promise<string> {
  const [, id = ''] = /^ {2}([\da-f]{8}) {2}/m.exec(await run(`removed  list  mingde  ${part}`)) ?? [];
  return run(`removed  restore  mingde  ${id}`);
}

describe('a picture', () => {
  const image = async () => (await here().first(artworks, eq(artworks.name, 'mingde-cover')))?.image;

  test('is removed when it was told where it is used, and put back as it was', async () => {
    const drawn = sharp({ create: { width: 80, height: 80, channels: 4, background: '#285aa0' } });
    await writeFile(path.join(folder, 'cover.png'), await drawn.png().toBuffer());
    await run(`picture  set  mingde  cover  ${folder}/cover.png`);
    const [one, other] = await here().rows(articles, { limit: 2 });
    for (const { id } of [one, other].flatMap((row) => row ?? []))
      await run(`set  articles  mingde  id=${id}  cover=mingde-cover`);
    await world.db.delete(auditEntries);
    const [before, named] = [await image(), await here().count(articles, eq(articles.cover, 'mingde-cover'))];
    expect(named).toBeGreaterThanOrEqual(2);
    const { question, done } = await asked('picture  remove  mingde  cover');
    expect(question).toContain('将删除图片 mingde-cover。用着它的有 articles：');
    expect(question).toMatch(/以后显示自带的图片。$/);
    expect(await image()).toEqual(before);
    expect(await done()).toBe('已删除图片 mingde-cover。');
    expect(await image()).toBeUndefined();
    const [entry] = await readEvents(here(), { part: 'artworks' });
    expect(entry?.before, 'no bytes in the record').toEqual({
      name: 'mingde-cover',
      image: expect.stringMatching(/^\d+ 字节，SHA-256 [0-9a-f]{64}$/),
    });
    expect(await restored('artworks')).toBe('已放回 1 行。');
    expect(await image()).toEqual(before);
  });

  test('that is named and that the program lacks stays: it is said in how many places', async () => {
    await run(`picture  set  mingde  gate  ${folder}/cover.png`);
    const [one, other] = await here().rows(articles, { limit: 2 });
    for (const { id } of [one, other].flatMap((row) => row ?? []))
      await run(`set  articles  mingde  id=${id}  cover=mingde-gate`);
    expect(await failed('picture  remove  mingde  gate')).toMatch(/没有删除：articles 的 .* 的 cover 等 2 处 还用着它/);
  });
});

test('a file is removed when it was told where it is used, and put back as it was', async () => {
  const name = '须知.pdf';
  const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 251));
  await writeFile(path.join(folder, name), content);
  await run(`file  set  mingde  ${path.join(folder, name)}`);
  const [article] = await here().rows(articles, { limit: 1 });
  await here().update(articles, { attachments: [{ name, size: '3 MB' }] }, eq(articles.id, article?.id ?? ''));
  const href = (await filesOf(world.db, { id: 'mingde' })).get(name)?.href ?? '';
  // The last one is another file's, whose address begins alike.
  for (const [at, url] of [href, `${href}?1`, `${href}#page=2`, `${href}.zip`].entries())
    await here().insert(links, [{ group: '下载', name: '须知', url, position: 90 + at }]);
  await world.db.delete(auditEntries);
  const stored = async () => (await here().first(files, eq(files.name, name)))?.content;
  const { question, done } = await asked(`file  remove  mingde  ${name}`);
  expect(question).toBe(`将删除文件 ${name}。用着它的有 articles：1，links：3，那里以后没有能打开的链接。`);
  expect(await done()).toBe(`已删除文件 ${name}。`);
  expect(await stored()).toBeUndefined();
  expect(await restored('files')).toBe('已放回 1 行。');
  expect((await stored())?.equals(content)).toBe(true);
  expect(await failed('file  remove  mingde  没有.pdf')).toBe('mingde 没有文件 没有.pdf。');
});

describe('a host', () => {
  const isThere = () => world.db.$count(hosts, and(eq(hosts.institution, 'mingde'), eq(hosts.host, 'old.localhost')));

  test('is removed when it was told what it is for, and put back with its address', async () => {
    await run('host  add  mingde  http://old.localhost:8080');
    await world.db.delete(auditEntries);
    const { question, done } = await asked('host  remove  mingde  old.localhost');
    expect(question).toMatch(/^将删除主机名 old\.localhost：.*还有 \d+ 个主机名；0 个通行密钥只能在它上面使用/);
    expect(await isThere()).toBe(1);
    expect(await done()).toContain('已删除主机名 old.localhost');
    expect(await isThere()).toBe(0);
    expect(await restored('hosts')).toBe('已放回 1 行。');
    const [row] = await world.db.select().from(hosts).where(eq(hosts.host, 'old.localhost'));
    expect(row).toEqual({ host: 'old.localhost', institution: 'mingde', origin: 'http://old.localhost:8080' });
  });

  test('that is another institution’s by then is not put back', async () => {
    await run('host  remove  mingde  old.localhost  --yes');
    await run('host  add  yunzhou  old.localhost');
    const [row] = await here().rows(removedRows);
    expect(await failed(`removed  restore  mingde  ${row?.id}`)).toBe(
      '没有放回：主机名 old.localhost 已属于别的单位。',
    );
    expect(await here().count(removedRows)).toBe(1);
    await run('host  remove  yunzhou  old.localhost  --yes');
  });
});

test('a host that a file lacks is asked for, and can be put back', async () => {
  await run('host  add  mingde  spare.localhost');
  const file = path.join(folder, 'mingde.json');
  await run(`export  mingde  ${file}`);
  const whole = JSON.parse(await readFile(file, 'utf8')) as { hosts: string[] };
  await writeFile(file, JSON.stringify({ ...whole, hosts: whole.hosts.filter((host) => host !== 'spare.localhost') }));
  expect(await failed(`import  ${file}  --replace  --allow-removals`)).toContain(
    'hosts：文件中没有的 1 行（spare.localhost）',
  );
  expect(await world.db.$count(hosts, eq(hosts.host, 'spare.localhost'))).toBe(1);
  await run(`import  ${file}  --replace  --allow-removals  --yes`);
  expect(await world.db.$count(hosts, eq(hosts.host, 'spare.localhost'))).toBe(0);
  expect(await restored('hosts')).toBe('已放回 1 行。');
  expect(await world.db.$count(hosts, eq(hosts.host, 'spare.localhost'))).toBe(1);
});

describe('what has secrets is put back without them, as it was said before', () => {
  const secrets = async () => JSON.stringify(await here().rows(removedRows));

  test('a source', async () => {
    await addSource(world, {
      kind: 'tasks',
      config: { url: 'https://hr.example.edu/{no}', fields: { id: 'id', title: 'name', createdAt: 'at' } },
    });
    await run('source  secret  mingde  hr  token', 'very-secret');
    await world.db.delete(auditEntries);
    const { question, done } = await asked('source  remove  mingde  hr');
    expect(question).toMatch(
      /^将删除数据源 hr，连同 sourceSecrets：1。其中 sourceSecrets 是密钥，不能放回。大家看不到/,
    );
    expect(await done()).toBe('已删除数据源 hr，连同 sourceSecrets：1。');
    expect(await secrets()).not.toContain('secret');
    expect(await restored('sources')).toBe('数据源的密钥没有保留，要重新设置。\n已放回 1 行。');
    expect([await here().count(sources, eq(sources.id, 'hr')), await here().count(sourceSecrets)]).toEqual([1, 0]);
  });

  test('a method of signing in', async () => {
    await run('sign-in  set  mingde  wecom  kind=wecom  name=企业微信  corpid=ww1');
    await run('sign-in  secret  mingde  wecom', 'app-secret');
    await world.signIn('2024310086');
    await here().update(sessions, { method: 'wecom' }, eq(sessions.person, '2024310086'));
    await world.db.delete(auditEntries);
    const { question, done } = await asked('sign-in  remove  mingde  wecom');
    expect(question).toMatch(/^将删除登录方式 wecom，连同 signInSecrets：1。.*不能放回。用它登录着的 1 个设备不会退出/);
    await done();
    expect(await here().count(signInSecrets)).toBe(0);
    expect(await restored('signInMethods')).toContain('登录方式的密钥没有保留');
    expect(await here().count(signInMethods, eq(signInMethods.id, 'wecom'))).toBe(1);
  });

  test('a site', async () => {
    await run('service  add  mingde  library  图书馆  https://lib.example.edu/');
    await world.db.delete(auditEntries);
    const { question, done } = await asked('service  remove  mingde  library');
    expect(question).toContain('“图书馆”（https://lib.example.edu/）不再得到通行证');
    await done();
    expect(await restored('passportServices')).toContain('站点的密钥没有保留');
    expect(await here().count(passportSecrets)).toBe(0);
  });

  test('a system that delivers, by the command for rows', async () => {
    await run('push-key  create  mingde  finance  财务系统');
    await world.db.delete(auditEntries);
    const { question, done } = await asked('remove  pushSystems  mingde  id=finance');
    expect(question).toContain('其中 pushKeys 是密钥，不能放回');
    await done();
    expect(await restored('pushSystems')).toContain('推送系统的密钥没有保留');
  });
});

describe('a key is not kept: it is asked before it ends, and says so', () => {
  const gone = /不能放回/;

  test('of a system that delivers', async () => {
    await run('push-key  create  mingde  hr2  人事');
    await world.db.delete(auditEntries);
    const keys = () => here().count(pushKeys, eq(pushKeys.system, 'hr2'));
    const { question, done } = await asked('push-key  revoke  mingde  hr2', '停用');
    expect(question).toMatch(/^将停用 hr2 的 1 个密钥（hr2-[\da-f]{8}）：以后的推送都会被拒绝。/);
    expect(question).toMatch(gone);
    expect(await keys()).toBe(1);
    expect(await done()).toBe('hr2 的 1 个密钥已失效。');
    expect(await keys()).toBe(0);
  });

  test('of API sign-on', async () => {
    await run('sign-in  set  mingde  api  kind=api  name=政务');
    const made = await run('api-key  create  mingde  api');
    const [, key = ''] = /密钥编号：(\S+)/.exec(made) ?? [];
    await world.db.delete(auditEntries);
    const { question, done } = await asked(`api-key  revoke  mingde  api  ${key}`, '停用');
    expect(question).toMatch(/还有 0 个密钥。密钥不能放回/);
    expect(await here().count(signInSecrets, eq(signInSecrets.method, 'api'))).toBe(1);
    expect(await done()).toBe(`密钥 ${key} 已失效。`);
    expect(await here().count(signInSecrets, eq(signInSecrets.method, 'api'))).toBe(0);
  });

  test('that signs tokens', async () => {
    await world.signIn('2024310086');
    await world.db.delete(auditEntries);
    const kids = async () => (await here().rows(signingKeys)).map(({ kid }) => kid);
    const before = await kids();
    const { question, done } = await asked('keys  revoke  mingde', '停用');
    expect(question).toMatch(/旧的 1 个全部停用：\d+ 个登录马上结束/);
    expect(question).toMatch(gone);
    expect(await kids()).toEqual(before);
    await done();
    expect(await kids()).not.toEqual(before);
    expect(await here().count(auditEntries)).toBe(1);
  });
});

test('what somebody agreed to on a terminal is done as it was told, or not at all', async () => {
  await run(`picture  set  mingde  cover  ${folder}/cover.png`);
  const told: string[] = [];
  const outside = { db: world.db, print: () => {}, input: async () => '' };
  const line = 'picture  remove  mingde  cover'.split('  ');
  await runCommand(line, { ...outside, ask: (text) => void told.push(text) });
  expect(told).toHaveLength(1);
  const [article] = await here().rows(articles, { limit: 1, where: eq(articles.cover, 'mingde-gate') });
  await run(`set  articles  mingde  id=${article?.id}  cover=mingde-cover`);
  await expect(runCommand([...line, '--yes'], { ...outside, agreed: told[0] })).rejects.toThrow('和刚才列出的不同了');
  expect(await here().count(artworks, eq(artworks.name, 'mingde-cover'))).toBe(1);
});

test('a grant ends when it was told what ends', async () => {
  await run('grant  give  mingde  2024310086  editor  department=archives');
  await world.db.delete(auditEntries);
  const { question, done } = await asked('grant  end  mingde  2024310086  editor  department=archives', '结束');
  expect(question).toMatch(
    /^将结束 2024310086 的授权：“.+”，部门“.+”，长期有效，由 cli:\S+ 授予。不能放回，只能用 grant give 重新授予。$/,
  );
  expect(await done()).toMatch(/^2024310086 不再是“/);
  expect(await run('grant  list  mingde  person=2024310086')).toBe('没有这样的授权。');
});

test('who gave a grant is told by name, and not at all once they are erased', async () => {
  const end = 'grant  end  mingde  2024310086  editor  department=archives';
  await run('grant  give  mingde  2024310086  editor  department=archives');
  await world.db.update(grants).set({ givenBy: 'person:20090157' }).where(eq(grants.person, '2024310086'));
  expect(await run(end)).toContain('，由何临舟（20090157）授予。');
  expect(await run('grant  list  mingde  person=2024310086')).toContain('何临舟（20090157）');
  await world.db.update(grants).set({ givenBy: erasedActor }).where(eq(grants.person, '2024310086'));
  expect(await run(end)).toContain('，由已删除的人员授予。');
  await run(`${end}  --yes`);
});

test('a draft is discarded when it was told what is lost', async () => {
  const [article] = await here().rows(articles, { limit: 1 });
  const name = `articles:${article?.id}`;
  await run(`draft  set  mingde  ${name}  title=草稿里的标题`);
  await world.db.delete(auditEntries);
  const { question, done } = await asked(`draft  discard  mingde  ${name}`, '放弃');
  expect(question).toMatch(new RegExp(`^将放弃草稿 ${name}：title  cli:.*。不能放回，只能重新写。$`));
  expect(await run('draft  list  mingde')).toContain(name);
  expect(await done()).toBe(`${name} 的草稿已放弃。`);
  expect(await run('draft  list  mingde')).not.toContain(name);
  expect(await failed(`draft  discard  mingde  ${name}`)).toBe(`${name} 没有草稿。`);
});

test('what people did with a thing is told before it is withdrawn, and again before that is published', async () => {
  const [id, name] = ['notice-cet-exam', 'notices:notice-cet-exam'];
  const read = await here().count(noticeReads, eq(noticeReads.notice, id));
  const goes = `，连同 noticeReads：${read}；30 天内回滚会放回`;
  const drafted = await asked(`draft  withdraw  mingde  ${name}  reason=改期了`, '归档');
  expect(drafted.question).toBe(`${name} 发布后归档，并告诉访客：改期了${goes}。`);
  expect(await failed(`draft  show  mingde  ${name}`), 'nothing is drafted yet').toContain('没有草稿');
  expect(await drafted.done()).toBe(drafted.question);
  await world.db.delete(auditEntries);
  const published = await asked(`release  publish  mingde  改期  item=${name}`, '发布');
  expect(published.question).toBe(`发布时将归档 1 项（${name}）${goes}。`);
  const told = await published.done();
  expect(told).toMatch(new RegExp(`^已发布 1 项${goes}，发布单 \\d+。$`));
  const number = /\d+(?=。$)/.exec(told)?.[0];
  expect(await run(`release  rollback  mingde  ${number}  reason=没有改期`)).toContain(`noticeReads：${read}，`);
  expect(await here().count(noticeReads, eq(noticeReads.notice, id))).toBe(read);
});

test('nothing is asked of what nobody has used, and what is wrong is told before anything is asked', async () => {
  const [article] = await here().rows(articles, { limit: 1 });
  await run(`draft  withdraw  mingde  articles:${article?.id}`);
  expect(await run(`release  publish  mingde  撤下  item=articles:${article?.id}`)).toMatch(
    /^已发布 1 项，发布单 \d+。$/,
  );
  const to = `replacement=articles:${article?.id}`;
  expect(await failed(`draft  withdraw  mingde  notices:notice-cet-exam  ${to}`)).toContain('没有发布');
});

test('a link of a preview ends when it was told which', async () => {
  await run('preview  create  mingde');
  await world.db.delete(auditEntries);
  const [id = ''] = (await run('preview  list  mingde')).split(' ');
  const { question, done } = await asked(`preview  revoke  mingde  ${id}`, '停用');
  expect(question).toMatch(
    new RegExp(`^将停用预览链接 ${id}（作为.+，由 cli:.+ 生成，到 .+）：.+不能放回，只能另外生成。$`),
  );
  expect(await run('preview  list  mingde')).toContain(id);
  expect(await done()).toBe('预览链接已停用。');
  expect(await run('preview  list  mingde')).toBe('没有有效的预览链接。');
});

describe('another takes its place when it was told what is lost:', () => {
  const draw = async (background: string) => {
    const drawn = sharp({ create: { width: 60, height: 60, channels: 4, background } });
    await writeFile(path.join(folder, 'arch.png'), await drawn.png().toBuffer());
  };
  const print = (text: string) => writeFile(path.join(folder, 'plan.pdf'), text);
  const image = async () => (await here().first(artworks, eq(artworks.name, 'mingde-arch')))?.image;
  const content = async () => (await here().first(files, eq(files.name, 'plan.pdf')))?.content;

  test.each([
    ['picture  set  mingde  arch', 'arch.png', () => draw('#a02828'), () => draw('#285aa0'), image],
    ['file  set  mingde', 'plan.pdf', () => print('%PDF-1.4 old'), () => print('%PDF-1.4 new plan'), content],
  ] as const)('%s', async (command, name, write, writeOther, stored) => {
    const line = `${command}  ${path.join(folder, name)}`;
    await write();
    expect(await run(line)).toMatch(/已保存/);
    const former = await stored();
    expect(former).toBeDefined();
    await writeOther();
    await world.db.delete(auditEntries);
    const { question, done } = await asked(line, '更换');
    expect(question).toMatch(/^将更换(图片 mingde-arch：原来的 1 KB|文件 plan\.pdf：原来的 \S.*) 不保留，不能放回。$/);
    expect(await stored()).toEqual(former);
    expect(await done()).toMatch(/已保存/);
    const next = await stored();
    expect(next).toBeDefined();
    expect(next).not.toEqual(former);
  });
});
