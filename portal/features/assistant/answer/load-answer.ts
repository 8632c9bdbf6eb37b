import { type AnswerSection, askAssistant } from '@yimen/contract/assistant';
import type { DataOf } from '@yimen/contract/endpoint';
import { thingHrefs } from '@yimen/contract/paths';
import type { Call } from '../../../lib/api/call.ts';
import { phoneLinkTo } from '../../../shell/routes/counterparts.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { guideHref, type Visitor } from '../../services/shared/service-links.ts';

type Answered = DataOf<typeof askAssistant>;

/** A sentence of the answer with the words of its source. */
export interface Statement {
  text: string;
  title: string;
  /** The section of the guide, as its page calls it; empty for a department. */
  part: string;
  quote: string;
  href: string;
}

export interface Source {
  title: string;
  note: string;
  href: string;
}

/** The assistant's answer, with addresses for the visitor's device. */
export interface Answer {
  kind: Answered['kind'];
  /** The answer in a language model's words; empty without them. */
  worded: string;
  /** What was asked for first. */
  statements: Statement[];
  /** The service that the answer is about. */
  service: { name: string; summary: string; href: string } | null;
  /** Further questions that its guide answers. */
  more: string[];
  /** What else was found. */
  others: Source[];
  /** Telephone lines for somebody in despair. */
  lines: Answered['lines'];
}

/** Where a guide's page says it, and what the page calls that section. */
const sections: Record<AnswerSection, { anchor: string; part: string }> = {
  who: { anchor: 'who', part: '谁能办' },
  conditions: { anchor: 'who', part: '谁能办' },
  materials: { anchor: 'materials', part: '要准备什么' },
  steps: { anchor: 'steps', part: '怎么办' },
  limit: { anchor: 'time', part: '多久办好' },
  notices: { anchor: 'time', part: '多久办好' },
  fee: { anchor: 'fee', part: '收费标准' },
  place: { anchor: 'place', part: '去哪里' },
  hours: { anchor: 'place', part: '去哪里' },
  phone: { anchor: 'place', part: '去哪里' },
  faq: { anchor: 'faq', part: '常见问题' },
  about: { anchor: '', part: '是什么' },
};
const maxOthersBesideAnswer = 2;

/** Asks the assistant. */
export async function loadAnswer(call: Call, question: string, terminal: Visitor['terminal']): Promise<Answer> {
  const { kind, worded, cited, service, more, others, lines } = await call(askAssistant, { question });
  return {
    kind,
    worded,
    statements: cited.flatMap((each) => statementOf(each, terminal)),
    service: service && { name: service.name, summary: service.summary, href: guideHref(service.id, terminal) },
    more,
    others: others
      .flatMap(({ kind, id, title, note, path }) => {
        const href = kind === 'service' ? guideHref(id, terminal) : hrefOn(path, terminal);
        return href ? [{ title, note, href }] : [];
      })
      .slice(0, kind === 'answer' ? maxOthersBesideAnswer : undefined),
    lines,
  };
}

function statementOf(
  { kind, id, name, section, text, quote }: Answered['cited'][number],
  terminal: Visitor['terminal'],
) {
  const { anchor, part } = sections[section];
  if (kind === 'service') {
    return [{ text, quote, title: name, part, href: guideHref(id, terminal) + (anchor && `#${anchor}`) }];
  }
  const href = hrefOn(thingHrefs.department.desktop(id), terminal);
  return href ? [{ text, quote, title: name, part: '', href }] : [];
}

const hrefOn = (path: string, terminal: Visitor['terminal']): string | undefined =>
  (terminal === 'mobile' ? phoneLinkTo(path) : linkTo(path))?.href;
