/** What a wording may not bring in that its sources do not say: each of these is compared letter by letter. */
const exact: readonly RegExp[] = [
  // Numbers with what joins them and what they count: days, times, telephone numbers, amounts.
  /\d+(?:[-./:,~—–]\d+)*(?:个?工作日|元|份|天|日|周|个?月|年|小时|分钟|点|次|张|页|人|名|岁|号|楼|层|室|%)?/g,
  // Numbers in words, with what they count; 一下 and 第一 count nothing.
  /(?<!第)[一二两三四五六七八九十百千万半几]+(?:个|天|日|年|月|周|元|次|份|张|步|层|楼|号|小时|分钟|工作日|名|位|种|项|家|间|学期)+/g,
  /[A-Za-z][\w.@:/?=&%-]*/g,
  /[“"「『《]([^”"」』》]{1,40})[”"」』》]/g,
  // Names by how they end, with the two characters before.
  /[\p{Script=Han}]{2}(?:处|部|院|局|科|室|馆|厅|楼|中心|校区|平台|系统|大厅|银行|医院|街道|社区|委员会|公司|路|街)/gu,
  // Documents by how they end, too.
  /[\p{Script=Han}]{2}(?:证|表|书|单|函|照|卡|册|材料|复印件|声明)/gu,
  /[\p{Script=Han}]{1,3}(?:老师|先生|女士|主任|教授|同志)/gu,
  // What is denied: 不收费, 无需, 未满.
  /[不无未没免勿非][\p{Script=Han}]/gu,
];

/** What means the opposite with a denial before it, and what of it is not said unless the sources say it. */
const claims = /(?:需要|需|可以|可|能够|能|必须|务必|应当|允许|支持|收费|收取|缴费|预约|到场)/g;
const strong = /必须|务必|应当|允许|收费|收取|缴费|预约|到场/;
const denial = /[不无未没免勿非][\p{Script=Han}]?$/u;

const longest = 300;

/**
 * Whether a wording keeps to its sources: every number, date, telephone number, link and name in it stands in them, as do
 * its denials, what they only deny it does not claim, and each clause shares words with them. It cannot tell that a
 * number stands in another clause than its own, so that sources are always shown beside it. `names` are those that the
 * institution is known to have. It is short, and without marks of a list or a heading.
 */
export function isFaithful(wording: string, sources: readonly string[], names: Iterable<string> = []): boolean {
  const [said, source] = [plain(wording), plain(sources.join('\n'))];
  if (said === '' || said.length > longest || /[*#`<>[\]{}|\n]/.test(said)) return false;
  const isKnown = (text: string) => source.includes(text);
  const found = exact.flatMap((each) => [...said.matchAll(each)].map(([whole, inner]) => inner ?? whole));
  // A number is whole in the sources, too: 5 is not said by 15.
  const isWhole = (text: string) => !/^\d/.test(text) || new RegExp(`(?<!\\d)${escaped(text)}(?!\\d)`).test(source);
  if (!found.every((text) => isKnown(text) && isWhole(text)) || !isMadeOf(said, source)) return false;
  for (const name of names) if (said.includes(plain(name)) && !isKnown(plain(name))) return false;
  const isDenied = (text: string, at: number) => denial.test(text.slice(0, at));
  return [...said.matchAll(claims)].every(({ 0: word, index }) => {
    if (isDenied(said, index)) return true;
    const told = [...source.matchAll(new RegExp(word, 'g'))];
    return told.length === 0 ? !strong.test(word) : told.some((one) => !isDenied(source, one.index));
  });
}

/** Whether each sentence is made of what the sources say: of its pairs of characters a third stand in them. */
function isMadeOf(said: string, source: string): boolean {
  return said.split(/[，。；！？,;!?]/u).every((clause) => {
    const han = clause.replaceAll(/[^\p{Script=Han}]/gu, '');
    const pairs = Array.from({ length: Math.max(0, han.length - 1) }, (_, at) => han.slice(at, at + 2));
    const known = pairs.filter((pair) => source.includes(pair)).length;
    return pairs.length < 4 || known * 3 >= pairs.length;
  });
}

/** The same letters whatever their width, without spaces. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\S\n]/g, '')
    .trim();

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
