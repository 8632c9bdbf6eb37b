import { readFile } from 'node:fs/promises';
import { addEntry, calendarFeed, deleteEntry, renewFeed, revokeFeed } from '@yimen/contract/schedule/entries';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import ICAL from 'ical.js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealAll } from '../../database/secrets/sealed.ts';
import { answerConditionally } from '../../http/tag.ts';
import { drawQr } from '../../lib/qr.ts';
import { addDays, dayText, mondayOf } from '../../lib/time.ts';
import { resolveInstitution } from '../../tenancy/resolve.ts';
import { addHoliday } from '../../testing/holiday.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { handleCalendarFeed } from './handler.ts';
import { calendarText, escapeIcal, folded } from './ical.ts';
import { digestOf } from './store.ts';

describe('the writer', () => {
  test('folds lines at 75 bytes and splits no character', () => {
    const text = folded(`SUMMARY:${'数据结构实验😀'.repeat(12)}`);
    const lines = text.split('\r\n');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'数据结构实验😀'.repeat(12)}`);
    expect(text).not.toMatch(/\uFFFD/);
  });

  test('keeps text from meaning something in the file', async () => {
    expect(escapeIcal('甲,乙;丙\\丁\nBEGIN:VEVENT\r\0')).toBe('甲\\,乙\\;丙\\\\丁\\nBEGIN:VEVENT\\n');
    const file = await calendarText(
      '日程',
      [{ uid: '1', title: '甲\r\nATTENDEE:x', start: '2026-11-20 08:00', end: '2026-11-20 09:00', category: '学习' }],
      new Date(0),
    );
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('甲\nATTENDEE:x');
    expect(event?.getFirstProperty('attendee')).toBeNull();
  });

  test('cuts a text that is longer than anybody’s entry may have, and splits no character', () => {
    expect(escapeIcal(`${'校'.repeat(499)}😀${'历'.repeat(20_000)}`)).toBe('校'.repeat(499));
  });
});

describe("a person's calendar file", () => {
  let world: World;
  let token: string;
  beforeAll(async () => {
    world = await openWorld();
    await addHoliday(world, monday);
    token = await world.signIn('2024310086');
  });
  afterAll(() => world.close());
  const monday = mondayOf(dayText(new Date()));
  const saturday = addDays(monday, 5);

  async function fetchFeed(address: string, init: RequestInit = {}, host = new URL(address).hostname) {
    const institution = await resolveInstitution(world.db, host);
    if (!institution) throw new Error(`No institution has ${host}.`);
    const request = new Request(address, init);
    const place = { requestId: 'test', host, origin: `http://${host}`, ip: '192.0.2.1' };
    const log = pino({ level: 'silent' });
    const asked = { db: world.db, institution, request, place, log, count: async () => () => {}, refused: () => {} };
    const app = new Hono().use(answerConditionally).all('*', async () => {
      const answer = await handleCalendarFeed(asked);
      if (!answer) throw new Error('The door let it pass.');
      return answer;
    });
    return app.request(request);
  }

  async function read(address: string) {
    const answer = await fetchFeed(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const zone = calendar.getFirstSubcomponent('vtimezone');
    if (!zone) throw new Error('The file has no time zone.');
    ICAL.TimezoneService.register(zone);
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  }

  /** Days and times of an event by the kept parser, which expands rules by itself. */
  function times(event: ICAL.Event, most = 40): string[] {
    const found: string[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next && found.length < most; next = iterator.next()) {
      found.push(next.toString().slice(0, 16).replace('T', ' '));
    }
    return found;
  }

  const make = async () => (await world.call(renewFeed, {}, { token })).data.address ?? '';

  test('holds courses in their weeks but no holiday, the school calendar and own entries', async () => {
    const repeat = { kind: 'biweekly' as const, weekdays: [6, 7], until: addDays(saturday, 29), count: null };
    const entry = {
      title: '社团, 训练',
      kind: 'activity' as const,
      start: `${saturday} 19:00`,
      end: `${saturday} 20:40`,
    };
    const { data } = await world.call(addEntry, { ...entry, repeat, remind: 30, note: '带拍\n带水' }, { token });
    await world.call(deleteEntry, { id: data.id, date: addDays(saturday, 14), scope: 'one' }, { token });
    const events = await read(await make());
    const course = events.find(({ summary }) => summary === '数据结构实验');
    if (!course) throw new Error('The course is missing.');
    const taught = times(course);
    expect(taught).toContain(`${addDays(monday, 4)} 08:00`);
    expect(taught, 'not on the holiday of the sixth week').not.toContain(`${addDays(monday, 4 - 49)} 08:00`);
    expect(course.location).toBe('信息楼机房 3');
    const madeUpOn = `${addDays(monday, -37)} `;
    const madeUp = events.filter((event) => times(event).some((time) => time.startsWith(madeUpOn)));
    const missedOn = `${addDays(monday, -41)} `;
    const weekly = events.filter(
      (event) => event.isRecurring() && madeUp.some(({ summary }) => summary === event.summary),
    );
    expect(madeUp.length, 'courses of the Saturday that makes up for a Tuesday').toBeGreaterThan(0);
    expect(weekly.flatMap((event) => times(event)).filter((time) => time.startsWith(missedOn))).toEqual([]);
    const own = events.find(({ summary }) => summary === '社团, 训练');
    if (!own) throw new Error('The entry is missing.');
    expect(times(own)).toEqual([0, 1, 15, 28, 29].map((days) => `${addDays(saturday, days)} 19:00`));
    expect(own.description).toBe('带拍\n带水');
    expect(own.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT30M');
    expect(own.startDate.toJSDate().toISOString()).toBe(`${saturday}T11:00:00.000Z`);
    const school = events.find(({ summary }) => summary === '校园开放周');
    expect([school?.startDate.toString(), school?.endDate.toString()]).toEqual([saturday, addDays(saturday, 9)]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('ends at the limit what was stored longer than an entry may be', async () => {
    const other = await world.signIn('2025210417');
    await world.db.execute(sql`
      insert into schedule_entries (institution, person, id, title, start, "end", place, note, kind, repeat, all_day)
      select 'mingde', '2025210417', 'age-' || n, '很长', '1900-01-01 00:00+08', '2999-12-31 23:59+08', '', '',
        'personal', case when n > 2 then 'daily' end, n % 2 = 0
      from generate_series(1, 4) as n`);
    const events = await read((await world.call(renewFeed, {}, { token: other })).data.address ?? '');
    const days = events
      .filter(({ uid }) => uid.startsWith('age-'))
      .map(({ uid, duration }) => [uid.slice(0, 5), duration.toSeconds() / 86_400]);
    expect(Object.fromEntries(days)).toEqual({ 'age-1': 31, 'age-2': 31, 'age-3': 1, 'age-4': 1 });
  });

  test('is not sent again to who has it', async () => {
    const address = await make();
    const first = await fetchFeed(address);
    const again = await fetchFeed(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('made before addresses were sealed opens at the same one, which is sealed at the next start', async () => {
    const address = await make();
    const secret = /([\w-]{32})\.ics$/.exec(address)?.[1];
    const migration = await readFile('server/database/migrations/0020_sealed_feeds.sql', 'utf8');
    const [digests = ''] = /^UPDATE .*;/m.exec(migration) ?? [];
    await world.db.execute(sql`delete from calendar_feeds where digest <> ${digestOf(secret ?? '')}`);
    await world.db.execute(sql`update calendar_feeds set secret = ${secret}, digest = ''`);
    await world.db.execute(sql.raw(digests));
    expect((await fetchFeed(address)).status).toBe(200);
    const written = await fetchFeed(address, { method: 'PUT' });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await sealAll(world.db)).toBe(1);
    expect((await fetchFeed(address)).status).toBe(200);
    expect((await world.call(calendarFeed, {}, { token })).data.address).toBe(address);
  });

  test('is subscribed to by a link that opens calendar programs, and by its QR code', async () => {
    const address = await make();
    const { data } = await world.call(calendarFeed, {}, { token });
    expect(data.subscribeUrl).toBe(address.replace('http://', 'webcal://'));
    expect(data.qr).toEqual(drawQr(data.subscribeUrl ?? ''));
  });

  test('stops at another address at once, and at none when it is taken back', async () => {
    const former = await make();
    expect((await world.call(calendarFeed, {}, { token })).data.address).toBe(former);
    const now = await make();
    expect(now).not.toBe(former);
    expect((await fetchFeed(former)).status).toBe(404);
    expect((await fetchFeed(now)).status).toBe(200);
    expect((await fetchFeed(now, {}, 'yunzhou.localhost')).status).toBe(404);
    await world.call(revokeFeed, {}, { token });
    expect((await fetchFeed(now)).status).toBe(404);
    expect((await world.call(calendarFeed, {}, { token })).data).toEqual({
      address: null,
      subscribeUrl: null,
      qr: null,
      createdAt: null,
    });
  });
});
