import { expect, test } from 'vitest';
import { CsvError, csvRows, csvText, withoutApostrophe } from './csv.ts';

test('what is written is read again', () => {
  const rows = [
    ['id', '说明'],
    ['1', '有，逗号,和“引号"'],
    ['2', '两\r\n行'],
    ['', ''],
  ];
  expect([...csvRows(csvText(rows))]).toEqual(rows);
});

test.each(['=1+1', "'=1+1", "''-5", '-5', '+86 571', '@here', "'tis", 'a=b'])('%j is text, and read again', (cell) => {
  const [[written = ''] = []] = [...csvRows(csvText([[cell]]))];
  expect(written).not.toMatch(/^[=+\-@]/);
  expect(withoutApostrophe(written)).toBe(cell);
});

test('rows end with any line end, the last one also without', () => {
  expect([...csvRows('a,b\n1,\r2,"x""y"\r\n\n3,')]).toEqual([['a', 'b'], ['1', ''], ['2', 'x"y'], [''], ['3', '']]);
});

test.each([
  ['a,b\n1,"x\n2,y\n', 2],
  ['a,b\n1,2\n3,"x"y\n', 3],
  ['a,b\n1,x"y"\n', 2],
])('a quote that would shift what follows is refused with its row: %j', (text, row) => {
  const refused = () => [...csvRows(text)];
  expect(refused).toThrow(CsvError);
  expect(refused).toThrow(expect.objectContaining({ row }));
});
