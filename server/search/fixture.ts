import { rowsOf } from '../changes/check.ts';
import { apps, guides } from '../database/schema/services.ts';
import { readDemo } from '../demo/load.ts';
import { guideText } from './bodies.ts';
import type { Entry } from './entry.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** An entry for tests in which its names do not matter. */
export const someEntry: Entry = {
  kind: 'service',
  id: 'some',
  title: '',
  aliases: [],
  keywords: [],
  wording: [],
  body: '',
  note: '',
  icon: '',
  path: '/',
  popularity: 0,
};

/** `count` services: those of the demo institutions, then others with names and texts combined from theirs. */
export async function manyServices(count: number): Promise<Entry[]> {
  const services = (await readDemo()).flatMap((whole) => {
    const guideOf = new Map(rowsOf(whole, guides).map(({ app, guide }) => [app, guide]));
    return rowsOf(whole, apps).flatMap((app) => {
      const guide = guideOf.get(app.id);
      return guide ? [{ ...app, guide }] : [];
    });
  });
  const entries = services.map((service): Entry => {
    const { id, name, aliases, keywords, icon, summary, guide, hitsTotal } = service;
    return {
      kind: 'service',
      id,
      title: name,
      aliases,
      keywords,
      wording: [summary, ...guide.faq.map(({ q }) => q)],
      body: guideText(summary, guide),
      note: '',
      icon,
      path: '/',
      popularity: Math.log10(1 + hitsTotal),
    };
  });
  const random = randomNumbers();
  const pick = () => entries[Math.floor(random() * services.length)] as Entry;
  while (entries.length < count) {
    const [one, other, third] = [pick(), pick(), pick()];
    const lines = [one, other, third].flatMap(({ body }) => body.split('\n'));
    entries.push({
      ...one,
      id: `${one.id}-${entries.length}`,
      title: mixed(one.title, other.title),
      aliases: one.aliases.map((alias) => mixed(alias, pick().aliases[0] ?? '')),
      keywords: one.keywords.map((keyword) => (random() < 0.5 ? keyword : mixed(keyword, third.keywords[0] ?? ''))),
      wording: one.wording.map((wording) => mixed(wording, pick().wording[0] ?? '')),
      body: lines.filter(() => random() < 0.4).join('\n'),
    });
  }
  return entries.slice(0, count);
}

/** The first half of one text's words and the second half of another's. */
function mixed(one: string, other: string): string {
  const [first, second] = [one, other].map((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
  if (!first || !second) return one;
  return [...first.slice(0, Math.ceil(first.length / 2)), ...second.slice(Math.floor(second.length / 2))].join('');
}

/** The same pseudo-random numbers from 0 to 1 in each run. */
export function randomNumbers(seed = 11): () => number {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

const random = randomNumbers(7);

function drawn(characters: string, length: number): string {
  const all = [...characters];
  return Array.from({ length }, () => all[Math.floor(random() * all.length)]).join('');
}

/** Hostile queries: each has the maximum length, and matches in as many ways as possible. */
export const attacks: readonly string[] = [
  ...Array.from({ length: 4 }, () => drawn('aeiou', 100)),
  'a'.repeat(16),
  'a'.repeat(100),
  's'.repeat(100),
  'shi'.repeat(33),
  'xiansheng'.repeat(11),
  'yi'.repeat(50),
  drawn('yi', 100),
  drawn('sqzmblyx', 100),
  drawn('sqzmblyx ', 100),
  'e '.repeat(50).trim(),
  'sq '.repeat(33).trim(),
  '申请 '.repeat(33).trim(),
  '学生'.repeat(50),
  '证'.repeat(100),
  drawn('学生证明申请办理大补打印', 100),
  drawn('学生证明申请办理大补打印 ', 100),
  drawn('学s证zhm申sq办bl', 100),
  'student card certificate apply exam school pay report transfer change replace register check service'.slice(0, 100),
  drawn('丢了坏了没钱考证换课请假看病', 100),
  '學生證補辦列印'.repeat(14),
  'ﷺ'.repeat(100),
  '\u{20000}'.repeat(50),
];

/** Queries of people who find nothing. */
export const misses: readonly string[] = [
  '炒米粉',
  '蟋蟀',
  '饕餮魑魅',
  '紫薯芋泥',
  '麒麟臂',
  'zqqxv',
  'wqpfzk',
  'bqwxz',
  'qqqqqqqq',
  'abcdefgh',
  'hello world',
  'vvvvuuuu',
];
