import { pairsOf, subjectOf } from './book.ts';
import type { Fact } from './facts.ts';
import { greetings, human, type Intent, intents } from './intents.ts';

/** From this likeness on a guide's own question is the one that was asked. */
const sameQuestion = 0.55;
/** And from this on where a question asks whether something is possible, which most of these are about. */
const likeQuestion = 0.3;
/** What a fact of the next section loses against one of the section before it. */
const perSection = 0.12;
/** With less in common a part of a section answers nothing. */
const someCommon = 0.1;

export const isGreeting = (question: string) => greetings.test(question.trim());
export const asksForHuman = (question: string) => human.test(question.trim());

/** What a question asks for, the most telling first. */
export function intentsOf(question: string): Intent[] {
  return intents.filter(({ asks }) => question.match(asks) !== null);
}

/**
 * The facts that answer a question about `names`, the one that it asks for first; one of each section. None where no fact
 * answers what it asks for.
 */
export function chosenFacts(question: string, names: readonly string[], facts: readonly Fact[]): Fact[] {
  const beyond = intentsOf(withoutNames(question, names));
  // 预约 may be both what a service is called and what is asked for.
  const asked = beyond.length > 0 ? beyond : intentsOf(question);
  const subject = pairsBeyond(question, names);
  const alike = facts
    .filter(({ section }) => section === 'faq')
    .map((fact) => ({ fact, likeness: fact.quote === question.trim() ? 1 : likeness(question, fact.quote, names) }))
    .sort((one, other) => other.likeness - one.likeness)
    .find(({ fact, likeness }) => likeness >= (mayBeLike(asked[0], fact) ? likeQuestion : sameQuestion));
  const first =
    alike?.fact ??
    (asked.length > 0
      ? asked.map((intent) => answering(intent, subject, facts)).find((fact) => fact !== undefined)
      : nearest(subject, facts));
  if (!first) return [];
  const rest = (['steps', 'materials', 'limit', 'fee', 'place'] as const).flatMap(
    (section) => facts.find((fact) => fact.section === section) ?? [],
  );
  return [first, ...rest.filter(({ section }) => section !== first.section)];
}

/** Whether a frequent question that is only somewhat alike answers what is asked for. */
const mayBeLike = (asked: Intent | undefined, fact: Fact) => asked?.isFrequent === true && speaksOf(asked, fact);

/** Whether a fact is of what an intent is about: a frequent question in its own words, whatever its answer mentions. */
const speaksOf = ({ about }: Intent, fact: Fact) =>
  about === undefined || about.test(fact.section === 'faq' ? fact.quote : fact.about);

/** A question without what a thing is called: 委托 in the name of a service asks for nobody else to act. */
function withoutNames(question: string, names: readonly string[]): string {
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), question);
}

/** The fact of an intent's sections that has most in common with the question, the first sections before the others. */
function answering(intent: Intent, subject: ReadonlySet<string>, facts: readonly Fact[]): Fact | undefined {
  const { sections, about } = intent;
  const fitting = facts
    .filter((each) => sections.includes(each.section) && (!about || each.about !== '') && speaksOf(intent, each))
    .map((fact) => ({ fact, score: common(subject, fact.about) - perSection * sections.indexOf(fact.section) }));
  const whole = !about && fitting.find(({ fact }) => fact.section === sections[0] && fact.about === '');
  return (whole || fitting.sort((one, other) => other.score - one.score)[0])?.fact;
}

/** What speaks most of the question's words, where something does; else what the service is. */
function nearest(subject: ReadonlySet<string>, facts: readonly Fact[]): Fact | undefined {
  const best = facts
    .map((fact) => ({ fact, score: common(subject, fact.about) }))
    .sort((one, other) => other.score - one.score)[0];
  return best && best.score > someCommon ? best.fact : facts.find(({ section }) => section === 'about');
}

/** The share of a question's words that a text holds. */
function common(subject: ReadonlySet<string>, text: string): number {
  const pairs = new Set(pairsOf(text));
  return [...subject].filter((pair) => pairs.has(pair)).length / Math.max(1, subject.size);
}

/** How alike two questions are, but for the names of what both are about: 0 to 1. */
function likeness(one: string, other: string, names: readonly string[]): number {
  const [mine, theirs] = [pairsBeyond(one, names), pairsBeyond(other, names)];
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  return (2 * shared) / Math.max(5, mine.size + theirs.size);
}

function pairsBeyond(question: string, names: readonly string[]): Set<string> {
  const named = new Set(names.flatMap(pairsOf));
  return new Set(pairsOf(subjectOf(question)).filter((pair) => !named.has(pair)));
}
