import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readWhole, rowsOf, type Whole } from '../changes/check.ts';
import { writeWhole } from '../changes/write.ts';
import { readInstitution } from '../commands/whole-file.ts';
import type { Database, Queryable } from '../database/open.ts';
import { institutions } from '../database/schema/institutions.ts';
import { people } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { Problems } from '../parts/problems.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { addDrawings } from '../tenancy/pictures.ts';
import { demoFolders, demoPassword } from './accounts.ts';
import { formRows } from './forms/forms.ts';
import { moveWhole } from './move.ts';
import { shiftTo } from './shift.ts';

// At each start, because an earlier start or another server may have loaded the institutions.
addDrawings(fileURLToPath(new URL('./art', import.meta.url)));

/** An arbitrary number for the lock: two first starts load one after the other. */
const loadLock = 5_130_277_614;

/**
 * Imports the demo institutions, in one transaction, into a database that has no institution yet. Returns false when
 * there are institutions already. Throws {@link ContentError} when the content is invalid.
 */
export async function loadDemo(db: Database, now = new Date()): Promise<boolean> {
  if (await hasInstitutions(db)) return false;
  const shift = shiftTo(now);
  const wholes = await Promise.all((await readDemo()).map((whole) => complete(moveWhole(whole, shift))));
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    if (await hasInstitutions(tx)) return false;
    for (const whole of wholes) await writeWhole(tx, whole, null);
    return true;
  });
}

/** Adds an account for each of the institution's people, and the files that its content names. */
async function complete(whole: Whole): Promise<Whole> {
  const accounts = rowsOf(whole, people).map(async ({ id }) => {
    return { account: id, person: id, passwordHash: await hashPassword(demoPassword) };
  });
  const made = { files: formRows(whole), accounts: await Promise.all(accounts) };
  return { ...whole, rows: new Map([...whole.rows, ...Object.entries(made)]) };
}

/** The demo institutions as written. Throws {@link ContentError} that names institution, part, row and field. */
export async function readDemo(folders = demoFolders): Promise<Whole[]> {
  const problems = new Problems();
  const wholes: Whole[] = [];
  for (const folder of folders) {
    const own = new Problems();
    const whole = readWhole(await readInstitution(folder), own);
    for (const problem of own.list) problems.add({ ...problem, file: `${path.basename(folder)}/${problem.file}` });
    if (whole) wholes.push(whole);
  }
  problems.throwIfAny();
  return wholes;
}

async function hasInstitutions(db: Queryable): Promise<boolean> {
  return (await db.select({ id: institutions.id }).from(institutions).limit(1)).length > 0;
}
