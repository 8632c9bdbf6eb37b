/** The first Chinese character, in the dictionary's order, of each pinyin initial. */
const bounds = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨他穵夕丫帀';
const letters = 'abcdefghjklmnopqrstwxyz';

let order: Intl.Collator | undefined;

/** The pinyin initial of a text's first character, or that character itself in lower case. */
export function initialOf(text: string): string {
  const first = [...text.trim()][0] ?? '';
  if (!/\p{Script=Han}/u.test(first)) return first.toLowerCase();
  order ??= new Intl.Collator('zh-CN-u-co-pinyin');
  const marks = [...bounds];
  const after = marks.findIndex((mark) => (order?.compare(mark, first) ?? 0) > 0);
  return letters[(after === -1 ? marks.length : after) - 1] ?? first;
}
