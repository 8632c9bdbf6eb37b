import type { ImportedPart } from '@yimen/contract/import-parts';
import { cancelImport, confirmImport, handInImport, staffImport } from '@yimen/contract/staff/imports';
import { csvText } from '../lib/csv.ts';
import { applyImportJob, checkImportJob } from '../staff/imports/jobs.ts';
import { openWorldWithEditors } from './editors.ts';
import { runDue } from './jobs.ts';
import type { World } from './world.ts';

type Rows = readonly (readonly string[])[];

export const csvFile = (rows: Rows) => Buffer.from(csvText(rows.map((row) => [...row]))).toString('base64');

/** What people of the staff do with imports, and the jobs that follow. */
export function importsOf(world: () => World) {
  const run = () => runDue(world().db, [checkImportJob, applyImportJob]);
  return {
    run,
    /** What one person does, by their token. */
    as(token: string) {
      const as = { token };
      const handIn = (part: ImportedPart, rows: Rows, given: { complete?: boolean } = {}) =>
        world().call(
          handInImport,
          { part, fileName: `${part}.csv`, format: 'csv', content: csvFile(rows), ...given },
          as,
        );
      const read = async (number: number) => (await world().call(staffImport, { number }, as)).data;
      const confirm = async (number: number, given: { check?: number; allowRemovals?: boolean } = {}) =>
        world().call(confirmImport, { number, check: (await read(number))?.check ?? 1, ...given }, as);
      /** Hands a file in and has it checked. */
      async function checked(...given: Parameters<typeof handIn>) {
        const { data, msg, success } = await handIn(...given);
        if (!success) throw new Error(msg);
        await run();
        return (await read(data.number)) ?? Promise.reject(new Error('The import is gone.'));
      }
      return {
        as,
        handIn,
        read,
        confirm,
        cancel: (number: number) => world().call(cancelImport, { number }, as),
        checked,
        /** Hands a file in, and confirms what is found. */
        async applied(...given: Parameters<typeof handIn>) {
          const { number } = await checked(...given);
          await confirm(number, { allowRemovals: true });
          await run();
          return (await read(number)) ?? Promise.reject(new Error('The import is gone.'));
        },
      };
    },
  };
}

export type ImportsWorld = Awaited<ReturnType<typeof openWorldWithImports>>;

/** The demo with an administrator, who imports. */
export async function openWorldWithImports() {
  const { world, staff } = await openWorldWithEditors({ admin: '20150132' });
  const calls = importsOf(() => world);
  return { world, staff, here: staff.here, calls, admin: calls.as(staff.as('admin').as.token) };
}
