import { noticeShow, noticeTypes } from '@yimen/contract/notices/notices';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

const institution = 'mingde';
const person = '2024310086';
const day = 86_400_000;

interface Made {
  readonly id: string;
  readonly type: string;
  readonly top: boolean;
  readonly publishedAt: Date;
  readonly isTheirs: boolean;
  readonly read: boolean;
}

/** Notices of every kind, many of which came out at one time. */
const made: readonly Made[] = Array.from({ length: 120 }, (_, n) => ({
  id: `made-${String(n).padStart(3, '0')}`,
  type: n % 3 === 0 ? 'logistics' : 'teaching',
  top: n % 10 === 0,
  publishedAt: new Date(Date.now() - day * (n % 13 === 0 ? -1 : 400 + Math.floor(n / 7))),
  isTheirs: n % 4 !== 1,
  read: n % 5 === 2,
}));

const recipientsOf = (n: number) =>
  [
    null,
    { people: ['20150132'], departments: ['finance'], userTypes: ['TEACHER'] },
    { people: [person], departments: [], userTypes: ['STUDENT'] },
    { people: [], departments: [], userTypes: ['STUDENT', 'TEACHER'] },
  ][n % 4] ?? null;

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn(person);
  await world.db.execute(sql`delete from notices where institution = ${institution}`);
  const [department] = (await world.db.execute(sql`select id from departments where institution = ${institution}`))
    .rows;
  for (const [n, { id, type, top, publishedAt, read }] of made.entries()) {
    const recipients = recipientsOf(n);
    await world.db.execute(sql`
      insert into notices (institution, id, type, title, department, published_at, top, needs_reply, body, attachments, audience)
      values (${institution}, ${id}, ${type}, ${id}, ${department?.id}, ${publishedAt}, ${top}, false, '[]', '[]',
        ${recipients && JSON.stringify(recipients)}::jsonb)`);
    if (read) await world.db.execute(sql`insert into notice_reads values (${institution}, ${person}, ${id}, now())`);
  }
  await contentChanged(world.db, { id: institution });
});
afterAll(() => world.close());

/** What the list must hold, found in the whole of what was made. */
function expected({ type, onlyUnread = false, keep }: { type?: string; onlyUnread?: boolean; keep?: string }): Made[] {
  const order = ({ top, publishedAt, id }: Made) => `${top ? 0 : 1} ${9e15 - publishedAt.getTime()} ${id}`;
  return made
    .filter((one) => one.isTheirs && one.publishedAt <= new Date() && (!type || one.type === type))
    .filter(({ id, read }) => !onlyUnread || !read || id === keep)
    .sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

test.each([{}, { type: 'logistics' }, { onlyUnread: true }, { onlyUnread: true, type: 'teaching', keep: 'made-002' }])(
  'of %o each page is the part of the whole list, by its number and after a row',
  async (wanted) => {
    const all = expected(wanted);
    const unread = expected({ onlyUnread: true }).length;
    const ask = async (input: object) =>
      (await world.call(noticeShow, { pageSize: 7, ...wanted, ...input }, { token })).data;
    for (let at = 0; at <= all.length; at += 7) {
      const rows = all.slice(at, at + 7).map(({ id, read }) => ({ id, read }));
      const byNumber = await ask({ page: at / 7 + 1 });
      const byRow = at === 0 ? byNumber : await ask({ page: 3, after: all[at - 1]?.id });
      for (const { list, ...counts } of [byNumber, byRow]) {
        expect(list.map(({ id, read }) => ({ id, read }))).toEqual(rows);
        expect(counts).toMatchObject({ total: all.length, unread });
      }
    }
  },
);

test('types tell how many there are and how many are unread', async () => {
  const [, ...types] = (await world.call(noticeTypes, {}, { token })).data;
  for (const { id, count, unread } of types) {
    expect([id, count, unread]).toEqual([
      id,
      expected({ type: id }).length,
      expected({ type: id, onlyUnread: true }).length,
    ]);
  }
});

test('a guest sees what is for everybody', async () => {
  const forAll = made.filter(({ publishedAt }, n) => n % 4 === 0 && publishedAt <= new Date());
  const guest = await world.guest();
  const { list, total, unread } = (await world.call(noticeShow, { pageSize: 100, onlyUnread: true }, { token: guest }))
    .data;
  expect(list.map(({ id }) => id).sort()).toEqual(forAll.map(({ id }) => id));
  expect([total, unread]).toEqual([forAll.length, 0]);
});
