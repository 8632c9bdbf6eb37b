import { zipArchive } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const typesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const sheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

function contentTypes(parts: readonly (readonly [part: string, type: string])[]): string {
  const overrides = parts.map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`).join('');
  return `${head}<Types xmlns="${typesNamespace}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`;
}

function relation(type: string, target: string): string {
  return `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/${type}" Target="${target}"/></Relationships>`;
}

/** A Word document: a title and a table to fill in. */
export function docx(title: string, fields: readonly string[]): Buffer {
  const paragraph = (text: string, run = '') =>
    `<w:p><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
  const cell = (text: string, width: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`;
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
    .join('');
  const rows = fields.map((field) => `<w:tr>${cell(field, 2200)}${cell('', 6400)}</w:tr>`).join('');
  const body = `${paragraph(title, '<w:b/><w:sz w:val="36"/>')}<w:tbl><w:tblPr><w:tblBorders>${edges}</w:tblBorders></w:tblPr>${rows}</w:tbl>${paragraph('')}`;
  return zipArchive([
    {
      name: '[Content_Types].xml',
      text: contentTypes([
        ['/word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
      ]),
    },
    { name: '_rels/.rels', text: relation('officeDocument', 'word/document.xml') },
    { name: 'word/document.xml', text: `${head}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>` },
  ]);
}

/** An Excel sheet: a title and a row of column heads to fill in. */
export function xlsx(title: string, fields: readonly string[]): Buffer {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;
  const rows = `<row>${cell(title)}</row><row>${fields.map(cell).join('')}</row>`;
  return zipArchive([
    {
      name: '[Content_Types].xml',
      text: contentTypes([
        ['/xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
        ['/xl/worksheets/sheet1.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml'],
      ]),
    },
    { name: '_rels/.rels', text: relation('officeDocument', 'xl/workbook.xml') },
    { name: 'xl/_rels/workbook.xml.rels', text: relation('worksheet', 'worksheets/sheet1.xml') },
    {
      name: 'xl/workbook.xml',
      text: `${head}<workbook xmlns="${sheetNamespace}" xmlns:r="${documents}"><sheets><sheet name="表样" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `${head}<worksheet xmlns="${sheetNamespace}"><sheetData>${rows}</sheetData></worksheet>`,
    },
  ]);
}
