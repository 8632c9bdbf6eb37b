import type { DataOf } from '@yimen/contract/endpoint';
import { type Found, search } from '@yimen/contract/search';
import { getAppGuide } from '@yimen/contract/services/guide';
import type { Call } from '../../../lib/api/call.ts';
import { phoneLinkTo } from '../../../shell/routes/counterparts.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { guideHref, type Visitor } from '../../services/shared/service-links.ts';
import { isAbout, isSpelled, nearness, searchesOf, sharedPairs } from './question.ts';

/** A sentence of the answer, quoted from a guide. */
export interface Statement {
  text: string;
  /** Number of the source, from 1. */
  source: number;
}

export interface Source {
  title: string;
  note: string;
  href: string;
  /** Section of the guide with its exact text; absent for a source that was only found. */
  part?: string;
  quote?: string;
}

/** The assistant's answer. Without any source it says that it does not know. */
export interface Answer {
  statements: Statement[];
  /** The quoted sources, by number, then other matching ones. */
  sources: Source[];
  /** The service that the answer is about. */
  service: { name: string; href: string } | null;
  /** Further questions that its guide answers. */
  more: string[];
}

const maxSources = 5;
const maxOthers = 2;
const mostMore = 3;

/** Composes an answer from guides, services and news by search; every sentence is quoted. */
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
  const facts = guideAnswers(read, question);
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
    // A fuzzy search also finds text that is only spelt similarly.
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

/** A sentence of the answer, with its section of the guide. */
interface Fact {
  text: string;
  /** The section's id on the guide's page. */
  id: string;
  part: string;
  quote: string;
}

/** The guide's answers to the question: first those whose wording is nearest, then those that everyone needs. */
function guideAnswers({ app, guide }: DataOf<typeof getAppGuide>, question: string): Fact[] {
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
