import { rowsOf, type Whole } from '../../changes/check.ts';
import { articles, notices } from '../../database/schema/publishing.ts';
import { guides } from '../../database/schema/services.ts';
import { docx, xlsx } from './office.ts';
import { pdf } from './pdf.ts';

const fields = ['姓名', '学号、工号或证件号', '所在单位', '联系电话', '事由', '本人签名', '日期'];

const makers: Readonly<Record<string, (title: string, fields: readonly string[]) => Buffer>> = { docx, xlsx, pdf };

/**
 * The files that the content names: each an empty form with the file name as its title. Made here, because binary files
 * among the content could not be read or compared.
 */
export function formRows(whole: Whole) {
  const named = [
    ...rowsOf(whole, guides).flatMap(({ guide }) => guide.materials.map(({ template }) => template)),
    ...[articles, notices]
      .flatMap((table) => rowsOf(whole, table).flatMap(({ attachments }) => attachments))
      .map(({ name }) => name),
  ];
  return [...new Set(named)].flatMap((name) => {
    const [, title = '', ending = ''] = /^(.+)\.(\w+)$/.exec(name ?? '') ?? [];
    const make = makers[ending];
    return name && make ? [{ name, content: make(title, fields) }] : [];
  });
}
