import type { Content } from '../content.ts';
import { docx, xlsx } from './office.ts';
import { pdf } from './pdf.ts';

/** What people write on every form. */
const fields = ['姓名', '学号、工号或证件号', '所在单位', '联系电话', '事由', '本人签名', '日期'];

const makers: Readonly<Record<string, (title: string, fields: readonly string[]) => Buffer>> = { docx, xlsx, pdf };

/** The files that the content names, each an empty form with the title that its name says. */
export function formRows({ institution, services, news, notices }: Content) {
  const named = [
    ...services.flatMap(({ guide }) => guide.materials.map(({ template }) => template)),
    ...[...news.articles, ...notices.items].flatMap(({ attachments }) => attachments.map(({ name }) => name)),
  ];
  return [...new Set(named)].flatMap((name) => {
    const [, title = '', ending = ''] = /^(.+)\.(\w+)$/.exec(name ?? '') ?? [];
    const make = makers[ending];
    return name && make ? [{ institution: institution.key, name, content: make(title, fields) }] : [];
  });
}
