import type { IsShown } from '../search/entry.ts';
import { type Book, subjectOf, type Thing } from './book.ts';
import { intentsOf } from './choose.ts';

/** The office that a question names. */
export interface AskedOffice {
  readonly thing: Thing;
  /** The rest of what the question is about. */
  readonly rest: string;
  /** Whether the office itself is asked about, whatever the rest says. */
  readonly isAsked: boolean;
}

const officeSections = new Set(['phone', 'hours', 'place']);
/** Shorter parts of an office's name are held by too many. */
const shortestPart = 2;
const clauseEnd = /[，。？！；,.?!;]+/u;

/**
 * The office whose telephone, hours or place a question asks for. It is named as it is called, in short, or by what it is
 * in charge of.
 */
export function officeIn(question: string, book: Book, isShown: IsShown): AskedOffice | null {
  const sections = intentsOf(question).flatMap((intent) => intent.sections);
  if (!sections.some((section) => officeSections.has(section))) return null;
  const departments = book.departments.filter(isShown);
  const inCharge = inChargeIn(question, departments);
  if (inCharge) return { thing: inCharge, rest: '', isAsked: true };
  const named = departments.flatMap((thing) => namesIn(question, thing, book).map((name) => ({ thing, ...name })));
  const longest = named.sort((one, other) => other.said.length - one.said.length)[0];
  if (!longest) return null;
  const { thing, said, isWhole } = longest;
  const clause = question.split(clauseEnd).find((each) => each.includes(said)) ?? question;
  const around = subjectOf(clause.replace(said, ' ').replace(offices, ' '));
  return {
    thing,
    rest: subjectOf(question.replace(said, ' ')),
    isAsked: isWhole && (sections[0] === 'phone' || (around.length < shortestPart && !something.test(clause))),
  };
}

const offices = /办公室?|那[边里]|这边|部门|[单本]位/g;
/** Doing something there, which is asked for and not the office. */
const something = /办(?!公)|[弄领交取盖拿搞换]/;
/** 管就业的老师, 负责招生的部门; 退役军人那个局, 财务那边. */
const inCharge =
  /(?:管|负责)(?<field>\p{Script=Han}{2,6}?)的(?:老师|人|部门|科室|单位|办公室|地方|局|处|中心)|(?<named>\p{Script=Han}{2,8}?)(?:的?[那这]个|[那这]家)(?:局|处|部门|中心|学院|系|公司|单位|办公室|馆)|(?<there>\p{Script=Han}{2,8}?)(?:那边|那里|那儿|这边)/gu;

/** The office that is named by what it is in charge of. */
function inChargeIn(question: string, departments: readonly Thing[]): Thing | undefined {
  for (const { groups = {} } of question.matchAll(inCharge)) {
    const said = groups.field ?? groups.named ?? groups.there ?? '';
    // What stands before the name belongs to the sentence: the longest end that an office is called by.
    for (let at = 0; said.length - at >= shortestPart; at++) {
      const part = said.slice(at);
      const called = departments.find(({ named }) => named.includes(part));
      if (called) return called;
    }
  }
  return;
}

function namesIn(question: string, thing: Thing, book: Book): { said: string; isWhole: boolean }[] {
  const nicknames = thing.named.split('\n').filter((name) => question.includes(name));
  const shortened = thing.names.flatMap((name) => shortNameIn(question, name, book) || []);
  return [
    ...nicknames.map((said) => ({ said, isWhole: true })),
    ...shortened.map((said) => ({ said, isWhole: false })),
  ];
}

/** How offices end, which is left out in speech: 后勤 for 后勤处. */
const officeEnding = /(?:处|部|办公室|办|中心|院|馆|局)$/;
/** Names from this length on are abbreviated: 残联 for 残疾人联合会. */
const longName = 5;
const longestAbbreviation = 4;

/** How a question shortens the name of an office; empty where it does not, or where it names a service by it. */
function shortNameIn(question: string, name: string, book: Book): string {
  const stem = name.replace(officeEnding, '');
  if (stem.length > 1 && question.includes(stem)) return stem;
  if (name.length < longName) return '';
  for (let length = longestAbbreviation; length > 1; length--) {
    for (let at = 0; at + length <= question.length; at++) {
      const said = question.slice(at, at + length);
      if (said[0] !== name[0] || name.includes(said) || !isSubsequence(said, name)) continue;
      if (!book.isService(said)) return said;
    }
  }
  return '';
}

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const character of long) if (character === short[at]) at++;
  return at === short.length;
}
