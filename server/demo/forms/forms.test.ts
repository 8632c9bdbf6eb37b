import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { rowsOf } from '../../changes/check.ts';
import { guides } from '../../database/schema/services.ts';
import { readDemo } from '../load.ts';
import { formRows } from './forms.ts';
import { docx, xlsx } from './office.ts';
import { pdf } from './pdf.ts';

/** The files of a ZIP by its list, as a reader that knows nothing of how it was made finds them. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const found = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, size, length] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const local = zip.readUInt32LE(at + 42);
    const begins = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(begins, begins + size);
    expect(crc32(content), name).toBe(sum);
    found.set(name, content.toString('utf8'));
    at += 46 + length;
  }
  expect(at).toBe(end);
  return found;
}

test('a Word form holds its title and its fields, escaped', () => {
  const files = unzip(docx('缓考 & 补考<表>', ['姓名']));
  expect(files.get('word/document.xml')).toContain('缓考 &amp; 补考&lt;表&gt;');
  expect([...files.keys()]).toContain('[Content_Types].xml');
});

test('an Excel form has its columns', () => {
  expect(unzip(xlsx('名单', ['姓名', '学号'])).get('xl/worksheets/sheet1.xml')).toContain('<t>学号</t>');
});

test('a PDF form names every object where it is', () => {
  const text = pdf('遗失声明', ['姓名']).toString('latin1');
  const [, start = '0'] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  expect(text.slice(Number(start))).toMatch(/^xref/);
  for (const [, offset = ''] of text.matchAll(/^(\d{10}) 00000 n $/gm)) {
    expect(text.slice(Number(offset))).toMatch(/^\d+ 0 obj/);
  }
});

test('every form and attachment of the demo can be downloaded', async () => {
  for (const content of await readDemo()) {
    const names = new Set(formRows(content).map(({ name }) => name));
    const named = rowsOf(content, guides).flatMap(({ guide }) =>
      guide.materials.flatMap(({ template }) => template ?? []),
    );
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  }
});
