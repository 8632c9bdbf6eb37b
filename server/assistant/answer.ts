import type { AnswerSection, askAssistant } from '@yimen/contract/assistant';
import type { DataOf } from '@yimen/contract/endpoint';
import type { MemberType } from '@yimen/contract/sign-in/auth';
import { eq } from 'drizzle-orm';
import { apps, guides } from '../database/schema/services.ts';
import type { Visit } from '../http/visit.ts';
import { maskGuide } from '../lib/guide-masking.ts';
import { searchable } from '../search/cache.ts';
import type { Hit, IsShown } from '../search/entry.ts';
import { present } from '../search/present.ts';
import { shownTo } from '../services/shown.ts';
import { readNames } from '../tenancy/names.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { type Book, bookOf, pairsOf, subjectOf, subjectPairsOf, type Thing } from './book.ts';
import { asksForHuman, chosenFacts, intentsOf, isGreeting } from './choose.ts';
import { isDespair } from './despair.ts';
import { type Fact, factsOfDepartment, factsOfGuide } from './facts.ts';
import { officeIn } from './offices.ts';
import { hasModel, wordingOf } from './wording.ts';

type Answer = DataOf<typeof askAssistant>;

const empty: Answer = { kind: 'unknown', worded: '', cited: [], lines: [], service: null, more: [], others: [] };
const maxCited = 4;
const maxMore = 3;
const maxOthers = 5;
/** What shares less of a question's words does not answer it. */
const minScore = 0.5;
/** What a service gains that is for people like the one who asks, and loses that is for others alone. */
const audienceWorth = 0.25;
/** What the first that search finds gains, the second half of it, and so on. */
const foundWorth = 0.15;
const nationalLine = { name: '全国统一心理援助热线', phone: '12356', hours: '' };
const employees = /职工|教师/;
/** How institutions name the kinds of people that a service is for. */
const kindsOfPeople: Record<MemberType, RegExp> = {
  STUDENT: /学生|本科|研究生|毕业班/,
  TEACHER: /教师|教职工/,
  STAFF: employees,
  ADMIN: employees,
  CITIZEN: /个人|老年|退役|外籍|企业/,
};

/** The answer to a question: first what it asks for, in one sentence, each sentence with its source. */
export async function answerTo(question: string, visit: Visit): Promise<Answer> {
  if (isDespair(question)) return { ...empty, ...(await helpInCrisis(visit)), kind: 'crisis' };
  if (isGreeting(question)) return { ...empty, kind: 'greeting' };
  if (asksForHuman(question)) return { ...empty, kind: 'human' };
  const [book, isShown, index] = await Promise.all([
    bookOf(visit.db, visit.institution),
    shownTo(visit),
    searchable(visit),
  ]);
  const hits = index.all(question, index.steps(), isShown);
  const best = bestOf(question, book, isShown, hits, visit) ?? spelled(question, hits);
  if (!best || isTitle(question, hits[0])) return { ...empty, others: othersOf(hits, question) };
  const facts = await factsOf(best, visit);
  const cited = chosenFacts(question, best.names, facts).slice(0, maxCited);
  const [name = ''] = best.names;
  const [first] = cited;
  if (!first || !isAbout(question, best, first.section)) return { ...empty, others: othersOf(hits, question) };
  return {
    ...empty,
    kind: 'answer',
    worded: await worded(best, cited, visit),
    cited: cited.map(({ section, text, quote }) => ({ kind: best.kind, id: best.id, name, section, text, quote })),
    service:
      best.kind === 'service'
        ? { id: best.id, name, summary: facts.find(({ section }) => section === 'about')?.quote ?? '' }
        : null,
    more: facts
      .filter(({ section, quote }) => section === 'faq' && !cited.some((one) => one.quote === quote))
      .map(({ quote }) => quote)
      .slice(0, maxMore),
    others: othersOf(
      hits.filter(({ entry }) => entry.id !== best.id),
      question,
    ),
  };
}

/** What the question is about: the office that it asks for by name, or a service, for the people of the visitor first. */
function bestOf(
  question: string,
  book: Book,
  isShown: IsShown,
  hits: readonly Hit[],
  { person }: Visit,
): Thing | undefined {
  const found = new Map(hits.map(({ entry }, at) => [entry.id, foundWorth / (at + 1)]));
  const servicesFor = (text: string) =>
    book
      .candidates(text)
      .filter(
        ({ thing, score, certain }) =>
          thing.kind === 'service' && score >= minScore && (certain || found.has(thing.id)) && isShown(thing),
      )
      .map(({ thing, score }) => ({
        thing,
        score: score + audience(thing, person?.userType, question) + (found.get(thing.id) ?? 0),
      }));
  const asked = book.askedOf(question).find(isShown);
  if (asked) return asked;
  const office = officeIn(question, book, isShown);
  if (office?.isAsked || (office && servicesFor(office.rest).length === 0)) return office.thing;
  const ranked = servicesFor(question).sort((one, other) => other.score - one.score);
  return ranked[0]?.thing;
}

/** How much better a service fits the people whom a question names, or else the visitor. */
function audience({ suitableFor }: Thing, userType: MemberType | undefined, question: string): number {
  const said = /(?:我是|我们是|作为)(.{0,12})/.exec(question)?.[1] ?? '';
  const kinds = Object.values(kindsOfPeople).filter((kind) => kind.test(said));
  const asked = kinds.length === 0 && userType ? [kindsOfPeople[userType]] : kinds;
  if (asked.length === 0 || suitableFor.length === 0) return 0;
  return suitableFor.some((each) => asked.some((kind) => kind.test(each))) ? audienceWorth : -audienceWorth;
}

/** Sections that say little of what a service is about: without its name they are no answer, whatever else is alike. */
const sectionsOfNamed = new Set<AnswerSection>(['about', 'who']);
/** Sections that nearly every service has: they answer for any, so some word of the question has to be of its names. */
const sectionsOfAny = new Set<AnswerSection>(['who', 'fee', 'limit', 'phone']);
/** The service whose name the letters of a question are the reading of. */
function spelled(question: string, hits: readonly Hit[]): Thing | undefined {
  const [hit] = hits;
  if (hit?.entry.kind !== 'service' || hit.way !== 'pinyin' || !/[a-z]/i.test(question)) return;
  return {
    kind: 'service',
    id: hit.entry.id,
    names: [hit.entry.title, ...hit.entry.aliases],
    suitableFor: [],
    named: '',
    said: '',
  };
}

async function factsOf(thing: Thing, visit: Visit): Promise<Fact[]> {
  const here = scopedOf(visit);
  const { departments } = await readNames(visit.db, visit.institution);
  if (thing.kind === 'department') {
    const department = departments.find(({ id }) => id === thing.id);
    return department ? factsOfDepartment(department) : [];
  }
  const [app, row] = await Promise.all([
    here.first(apps, eq(apps.id, thing.id)),
    here.first(guides, eq(guides.app, thing.id)),
  ]);
  if (!app || !row) return [];
  const department = departments.find(({ id }) => id === app.department);
  return factsOfGuide(app, visit.person ? row.guide : maskGuide(row.guide), department);
}

/** The answer in other words, where a language model may know all that it begins with: what guests may read. */
async function worded(thing: Thing, cited: readonly Fact[], visit: Visit): Promise<string> {
  if (visit.isPreview || !(await hasModel(visit))) return '';
  const guest = { ...visit, person: null, session: null };
  if (!(await shownTo(guest))(thing)) return '';
  const written = ({ text, quote }: Fact) => `${text}\n${quote}`;
  const forAll = new Set((await factsOf(thing, guest)).map(written));
  const facts = cited.filter((fact) => forAll.has(written(fact)) && !written(fact).includes('*'));
  return facts[0] === cited[0] ? wordingOf(visit, thing.names[0] ?? '', facts) : '';
}

/** Whether a section of a thing, which is alike, answers the question and not one about something else. */
function isAbout(question: string, thing: Thing, section: AnswerSection): boolean {
  if (thing.kind === 'department') return section !== 'about' || isNamed(question, thing);
  // Who may act for somebody else is said in so many words: that is an answer by itself.
  const isSaid = section === 'who' && intentsOf(question)[0]?.about !== undefined;
  if (sectionsOfNamed.has(section) && !isSaid) return isNamed(question, thing);
  if (!sectionsOfAny.has(section) || isNamed(question, thing)) return true;
  const named = thing.named.toLowerCase();
  return [...subjectPairsOf(question)].some((pair) => named.includes(pair));
}

/** Whether a question names a thing. */
function isNamed(question: string, { names: [title = ''], named }: Thing): boolean {
  // A name in letters is found by its reading or by the lexicon, and shares no characters with the thing's own.
  if (!/\p{Script=Han}/u.test(question)) return true;
  const pairs = pairsOf(title);
  const held = pairs.filter((pair) => question.includes(pair)).length;
  const asked = pairsOf(subjectOf(question));
  if (asked.length > 0 && asked.every((pair) => named.includes(pair))) return true;
  return (
    held * 2 >= pairs.length ||
    named.split('\n').some((name) => name.length > 1 && question.toLowerCase().includes(name.toLowerCase()))
  );
}

/** Whether a question is the title of an article, a notice or another thing that is neither service nor department. */
const isTitle = (question: string, hit: Hit | undefined) =>
  hit !== undefined &&
  !['service', 'department'].includes(hit.entry.kind) &&
  hit.entry.title.length > 5 &&
  question.includes(hit.entry.title);

const othersOf = (hits: readonly Hit[], question: string) =>
  hits.slice(0, maxOthers).map((hit) => present(hit, question));

/**
 * Whom somebody in despair can call at once: the institution's line, the country's, and counselling here. The country's
 * line needs nothing that can fail.
 */
async function helpInCrisis(visit: Visit): Promise<Pick<Answer, 'lines' | 'service'>> {
  const failed = (err: unknown) => void visit.log.error({ err }, 'Help in a crisis is told without what failed');
  const [own, service] = await Promise.all([ownLine(visit).catch(failed), counsellingHere(visit).catch(failed)]);
  return { lines: [...(own ? [own] : []), nationalLine], service: service ?? null };
}

async function ownLine({ db, institution }: Visit): Promise<Answer['lines'][number] | undefined> {
  return (await institutionRow(db, institution)).intelligence?.crisisLine ?? undefined;
}

async function counsellingHere(visit: Visit): Promise<Answer['service']> {
  const [index, isShown] = await Promise.all([searchable(visit), shownTo(visit)]);
  const counselling = index
    .all('心理咨询', index.steps(), isShown)
    .find(({ entry }) => entry.kind === 'service' && entry.title.includes('心理'));
  const app = counselling && (await scopedOf(visit).first(apps, eq(apps.id, counselling.entry.id)));
  return app ? { id: app.id, name: app.name, summary: app.summary } : null;
}
