import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/open.ts';
import { themeColours } from '../database/records.ts';
import { institutions } from '../database/schema/institutions.ts';
import { shownRow, writtenRow } from '../parts/rows.ts';
import { settingsPart } from '../parts/tables.ts';
import { fieldLines } from './describe.ts';

/** What `set`, `show` and `describe` take in place of a part. */
export const isSettings = (name: string) => name === 'institution' || name === 'theme';

/** An institution's settings, or its colours, for a person to read. */
export async function readSettings(db: Queryable, key: string, name: string): Promise<unknown> {
  const [found] = await db.select().from(institutions).where(eq(institutions.id, key));
  return name === 'theme' ? found?.theme : shownRow(settingsPart, writtenRow(settingsPart, found ?? {}));
}

/** The fields of an institution's settings, or of its colours, one line each. */
export const describeSettings = (name: string): string[] => (name === 'theme' ? themeLines() : settingLines());

const settingLines = () =>
  Object.entries(settingsPart.columns).flatMap(([field, column]) =>
    fieldLines(settingsPart.name, field, column, [field === 'id' && '单位代号，不能改']),
  );

const themeLines = () =>
  Object.entries(themeColours.entries).map(
    ([field, colour]) =>
      `  ${field.padEnd(20)}颜色，# 和 6 位十六进制数${v.is(colour, '') ? '；留空时随 themColor' : ''}`,
  );
