import { link } from '@yimen/contract/fields';
import * as v from 'valibot';
import type { ApplicationField, LinkedFile } from '../database/records.ts';
import { sizeText } from '../tenancy/files.ts';
import { cellOf, follow } from './cells.ts';
import type { SourceConfig } from './config.ts';

/** Most fields and files of one application, and their longest names. */
const [mostFields, mostFiles, longestName] = [40, 20, 100];

/** What an application says, the files that belong to it, and those that came of a task. */
export interface MappedApplication {
  readonly content?: readonly ApplicationField[];
  readonly attachments?: readonly LinkedFile[];
  readonly results?: readonly LinkedFile[];
}

/** An application's fields and files, as far as its source is set up for them. */
export function mapApplication(
  row: unknown,
  { content, attachments, results }: Pick<SourceConfig, 'content' | 'attachments' | 'results'>,
): MappedApplication {
  return {
    ...(content && { content: fieldsOf(row, content) }),
    ...(attachments && { attachments: filesOf(row, attachments) }),
    ...(results && { results: filesOf(row, results) }),
  };
}

function fieldsOf(row: unknown, content: NonNullable<SourceConfig['content']>): ApplicationField[] {
  const all = Array.isArray(content)
    ? content.map(({ label, from }) => ({ label, value: cellOf(row, from) }))
    : itemsOf(row, content.list, mostFields).map((item) => ({
        label: cellOf(item, content.label).slice(0, longestName),
        value: cellOf(item, content.value),
      }));
  return all.filter(({ label, value }) => label !== '' && value !== '');
}

/** A file whose address is none that a link may have is left out. */
function filesOf(row: unknown, { list, name, url, size }: NonNullable<SourceConfig['attachments']>): LinkedFile[] {
  return itemsOf(row, list, mostFiles).flatMap((item) => {
    const [called, leads] = [cellOf(item, name).slice(0, longestName), follow(item, url)];
    if (called === '' || typeof leads !== 'string' || !v.is(link, leads)) return [];
    const given = size === undefined ? '' : cellOf(item, size);
    return [
      { name: called, url: leads, size: /^\d{1,15}$/.test(given) ? sizeText(Number(given)) : given.slice(0, 20) },
    ];
  });
}

function itemsOf(row: unknown, list: string, most: number): unknown[] {
  const found = follow(row, list);
  return Array.isArray(found) ? found.slice(0, most) : [];
}
