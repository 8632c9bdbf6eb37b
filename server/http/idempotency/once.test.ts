import { expect, test } from 'vitest';
import { openTestDatabase } from '../../database/testing.ts';
import { forgetOldAnswers } from './once.ts';
import { idempotentAnswers } from './table.ts';

test('answers of before yesterday are forgotten, though nobody writes', async () => {
  const { db, close } = await openTestDatabase();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const row = { caller: 'mingde/person/1', fingerprint: '', answer: { success: true, code: 0, msg: '', data: null } };
  await db.insert(idempotentAnswers).values([
    { ...row, key: 'old', at: ago(25) },
    { ...row, key: 'new', at: ago(23) },
  ]);
  const failures: unknown[] = [];
  await forgetOldAnswers(db, (error) => failures.push(error));
  expect(await db.select().from(idempotentAnswers)).toMatchObject([{ key: 'new', answer: row.answer }]);
  await close();
  expect(failures).toEqual([]);
});
