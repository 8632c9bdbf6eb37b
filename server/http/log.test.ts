import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../database/testing.ts';
import { createLog } from './log.ts';

test('a failed statement is logged with its cause and without its values', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const { db, close } = await openTestDatabase();
  const failed = await db.execute(sql`select * from missing where secret = ${'of-a-person'}`).catch((error) => error);
  await close();
  log.error({ err: new Error('outer', { cause: failed }) }, 'The handler failed');
  log.error({ err: failed }, 'The handler failed');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain('relation \\"missing\\" does not exist');
    expect(line).not.toContain('of-a-person');
    expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'The handler failed' });
  }
});

test('the secret in the address of a calendar file is not logged, nor the whole of a long path', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ path: '/calendar/c2VjcmV0.ics' }, 'request');
  log.info({ path: '/home' }, 'request');
  log.info({ path: `/${'x'.repeat(5000)}` }, 'request');
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/calendar/…', '/home', `/${'x'.repeat(255)}…`]);
});
