import type { DataOf } from '@yimen/contract/endpoint';
import { type Found, search } from '@yimen/contract/search';
import { getAppGuide } from '@yimen/contract/services/guide';
import type { Call } from '../../../lib/api/call.ts';
import { guideHref, type Visitor } from '../../../parts/service/service-links.ts';
import { phoneLinkTo } from '../../../shell/routes/counterparts.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { isAbout, isSpelled, nearness, searchesOf, sharedPairs } from './question.ts';

/** One thing that the answer says, in the words of the guide it comes from. */
export interface Statement {
  text: string;
  /** Number of the source, from 1. */
  source: number;
}

export interface Source {
  title: string;
  note: string;
  href: string;
  /** Section of the guide, and what is written there word for word; absent for what was only found. */
  part?: string;
  quote?: string;
}

/** An answer without any source is none: the assistant says that it does not know. */
export interface Answer {
  statements: Statement[];
  /** What the statements quote, by number, then what else speaks of it. */
  sources: Source[];
  /** The service that the answer is about. */
  service: { name: string; href: string } | null;
  /** Questions that its guide answers too. */
  more: string[];
}

const maxSources = 5;
const maxOthers = 2;
const mostMore = 3;

/** Answers from guides, services and news by search: nothing in it is not written there. */
export async function loadAnswer(call: Call, question: string, terminal: Visitor['terminal']): Promise<Answer> {
  const found = await firstFound(call, question);
  const others = found.flatMap((each) => sourceOf(each, terminal)).slice(0, maxSources);
  const best = found.find(
    (each) => each.kind === 'service' && (isSpelled(question, each) || isAbout(question, each.title + each.note)),
  );
  const read = best && (await call(getAppGuide, { appId: best.id }).catch(() => undefined));
  if (!read) return { statements: [], sources: others, service: null, more: [] };
  const { name } = read.app;
  const href = guideHref(read.app.id, terminal);
  const facts = factsOf(read, question);
  const rest = others.filter((source) => source.href !== href).slice(0, maxOthers);
  return {
    statements: facts.map(({ text }, index) => ({ text, source: index + 1 })),
    sources: [
      ...facts.map(({ id, part, quote }) => ({ title: name, note: '', href: `${href}#${id}`, part, quote })),
      ...rest,
    ],
    service: { name, href },
    more: read.guide.faq
      .map(({ q }) => q)
      .filter((q) => !facts.some(({ quote }) => quote === q))
      .slice(0, mostMore),
  };
}

async function firstFound(call: Call, question: string): Promise<Found[]> {
  for (const query of searchesOf(question)) {
    const { list } = await call(search, { query, count: 12 });
    // A search that forgives a wrong letter also finds what merely looks alike.
    const near = list.filter((each) => isSpelled(question, each) || sharedPairs(question, each.title + each.note) > 0);
    if (near.length > 0) return near;
  }
  return [];
}

function sourceOf({ kind, id, title, note, path }: Found, terminal: Visitor['terminal']): Source[] {
  const target = kind === 'service' ? guideHref(id, terminal) : path;
  const link = terminal === 'mobile' ? phoneLinkTo(target) : linkTo(target);
  return link ? [{ title, note, href: link.href }] : [];
}

/** A sentence of the answer with the section of the guide that it comes from. */
interface Fact {
  text: string;
  /** The section's id on the guide's page. */
  id: string;
  part: string;
  quote: string;
}

/** What the guide says to the question: first what was asked in nearly these words, then what everyone needs. */
function factsOf({ app, guide }: DataOf<typeof getAppGuide>, question: string): Fact[] {
  const asked = guide.faq
    .map((each) => ({ ...each, near: nearness(question, each.q, app.name) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near)[0];
  const { promised, statutory } = guide.limit;
  const limits = [promised && `承诺时限 ${promised}`, statutory && `法定时限 ${statutory}`];
  const facts: (Fact | false | '' | undefined)[] = [
    asked && { text: sentence(asked.a), id: 'faq', part: '常见问题', quote: asked.q },
    {
      text: `可以办“${app.name}”，由${app.department.name}受理。`,
      id: 'who',
      part: '谁能办',
      quote: guide.who || app.summary,
    },
    promised && {
      text: sentence(`承诺时限：${promised}`),
      id: 'time',
      part: '多久办好',
      quote: limits.filter(Boolean).join('，'),
    },
    guide.fee && {
      text: sentence(`收费：${guide.fee}`),
      id: 'fee',
      part: '收费标准',
      quote: guide.feeBasis || guide.fee,
    },
    guide.place && {
      text: sentence(`地点：${guide.place}`),
      id: 'place',
      part: '去哪里',
      quote: [guide.place, guide.hours].filter(Boolean).join('，'),
    },
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}

function sentence(text: string): string {
  return /[。！？]$/.test(text) ? text : `${text}。`;
}
