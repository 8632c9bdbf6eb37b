/** The first character whose pinyin begins with each letter, in the order of the Chinese collation; none begins with i, u or v. */
const boundaries: readonly (readonly [string, string])[] = [
  ['a', '阿'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '哒'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '哈'],
  ['j', '丌'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '妈'],
  ['n', '拏'],
  ['o', '噢'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '呥'],
  ['s', '仨'],
  ['t', '他'],
  ['w', '穵'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '帀'],
];
let collator: Intl.Collator | undefined;

/** The letter by which a text is reached from the keyboard: its own, or the initial of its pinyin (DESIGN §10.3). */
export function firstLetter(text: string): string {
  const first = text.trim().charAt(0).toLowerCase();
  if (!/\p{Script=Han}/u.test(first)) return first;
  collator ??= new Intl.Collator('zh-CN-u-co-pinyin');
  let letter = '';
  for (const [name, boundary] of boundaries) {
    if (collator.compare(boundary, first) > 0) break;
    letter = name;
  }
  return letter;
}
