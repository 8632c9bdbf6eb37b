/** The first Chinese character, in the dictionary's order, of each pinyin initial; none begins with i, u or v. */
const bounds = '吖八嚓哒妸发旮哈丌咔垃呣拏噢妑七呥仨他穵夕丫帀';
const letters = 'abcdefghjklmnopqrstwxyz';

let order: Intl.Collator | undefined;

/** The letter a text is reached by from the keyboard: its pinyin initial, else its first sign in lower case (DESIGN §10.3). */
export function initialOf(text: string): string {
  const first = [...text.trim()][0] ?? '';
  if (!/\p{Script=Han}/u.test(first)) return first.toLowerCase();
  order ??= new Intl.Collator('zh-CN-u-co-pinyin');
  const marks = [...bounds];
  const after = marks.findIndex((mark) => (order?.compare(mark, first) ?? 0) > 0);
  return letters[(after === -1 ? marks.length : after) - 1] ?? first;
}
