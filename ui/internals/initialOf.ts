/** The first Chinese character, in dictionary order, of each pinyin initial; there is none for i, u and v. */
const bounds = '吖八嚓哒妸发旮哈丌咔垃呣拏噢妑七呥仨他穵夕丫帀';
const letters = 'abcdefghjklmnopqrstwxyz';

let order: Intl.Collator | undefined;

/** The letter for typeahead: a text's pinyin initial, else its first character in lower case (DESIGN §10.3). */
export function initialOf(text: string): string {
  const first = [...text.trim()][0] ?? '';
  if (!/\p{Script=Han}/u.test(first)) return first.toLowerCase();
  order ??= new Intl.Collator('zh-CN-u-co-pinyin');
  const marks = [...bounds];
  const after = marks.findIndex((mark) => (order?.compare(mark, first) ?? 0) > 0);
  return letters[(after === -1 ? marks.length : after) - 1] ?? first;
}
