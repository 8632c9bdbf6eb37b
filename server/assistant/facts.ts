import type { AnswerSection } from '@yimen/contract/assistant';
import type { Guide } from '@yimen/contract/services/guide';
import type { departments } from '../database/schema/services.ts';

/** Something that a guide, or the list of departments, says. */
export interface Fact {
  readonly section: AnswerSection;
  /** One sentence. */
  readonly text: string;
  /** The words of the source that support it. */
  readonly quote: string;
  /** What the fact is about, for comparing it with a question. */
  readonly about: string;
}

type Department = Pick<typeof departments.$inferSelect, 'id' | 'name' | 'office' | 'way' | 'phone' | 'hours' | 'intro'>;
type Service = { readonly name: string; readonly summary: string };

/** All that a guide says, each as a sentence with its words; a section as a whole before its parts. */
export function factsOfGuide(app: Service, guide: Guide, department: Department | undefined): Fact[] {
  const { limit, result } = guide;
  const needed = guide.materials.filter(({ required }) => required);
  const others = guide.materials.filter(({ required }) => !required);
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('、');
  const materials = [
    needed.length > 0 ? `要准备${named(needed)}` : others.length > 0 && '没有必备的材料',
    others.length > 0 && `视情况还要${named(others)}`,
  ];
  const notes = guide.materials.map(({ name, note }) => (note ? `${name}：${note}` : name));
  const contact = guide.contactPhone && [guide.contactName, guide.contactPhone].filter(Boolean).join(' ');
  const isMasked = guide.contactPhone.includes('*');
  const time = limit.promised ? `承诺时限：${limit.promised}` : limit.statutory && `法定时限：${limit.statutory}`;
  const facts: (Fact | false)[] = [
    ...guide.faq.map(({ q, a }) => ({ section: 'faq' as const, text: sentence(a), quote: q, about: `${q}${a}` })),
    whole('materials', joined(...materials), notes.join('；')),
    whole('steps', stepsInShort(guide.steps), guide.steps.map(({ title, detail }) => `${title}：${detail}`).join(' ')),
    whole('limit', time, limitsOf(limit)),
    whole('fee', guide.fee && `收费：${guide.fee}`, joined(guide.fee, guide.feeBasis.length > 1 && guide.feeBasis)),
    whole('place', guide.place && `地点：${guide.place}`, joined(guide.place, guide.hours)),
    whole('hours', guide.hours && `办理时间：${guide.hours}`, joined(guide.place, guide.hours)),
    department?.phone && (isMasked || !contact)
      ? whole(
          'phone',
          `${department.name}电话：${department.phone}${isMasked ? '；登录后可以看到承办人的电话' : ''}`,
          `${department.name} ${department.phone}`,
        )
      : whole('phone', contact && `咨询电话：${contact}`, contact),
    guide.who !== '' && { ...part('who', guide.who), text: sentence(`谁能办：${guide.who}`) },
    ...guide.conditions.map((each) => part('conditions', each)),
    ...guide.materials.map(({ name, note }) => note !== '' && part('materials', `${name}：${note}`)),
    ...guide.steps.map(({ title, detail }) => part('steps', `${title}：${detail}`)),
    result.how !== '' && part('limit', `办好后得到${result.name}：${result.how}`),
    ...guide.notices.map((each) => part('notices', each)),
    whole('about', app.summary, app.summary),
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}

/** What is known of a department. */
export function factsOfDepartment({ name, office, way, phone, hours, intro }: Department): Fact[] {
  const facts = [
    whole('phone', phone && `${name}电话：${phone}`, joined(phone, hours)),
    whole('hours', hours && `${name}办公时间：${hours}`, joined(office, hours)),
    whole('place', office && joined(`${name}在${office}`, way), joined(office, way, hours)),
    whole('about', intro, intro),
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}

function whole(section: AnswerSection, text: string | false, quote: string): Fact | false {
  return text ? { section, text: sentence(text), quote: quote || text, about: '' } : false;
}

const part = (section: AnswerSection, text: string): Fact => ({
  section,
  text: sentence(text),
  quote: text,
  about: text,
});

function stepsInShort(steps: Guide['steps']): string {
  if (steps.length === 0) return '';
  const titles = steps.map(({ title }) => title).join('、');
  return steps.length === 1 ? `一步办好：${titles}` : `分 ${steps.length} 步：${titles}`;
}

const limitsOf = ({ promised, statutory }: Guide['limit']) =>
  joined(promised && `承诺时限 ${promised}`, statutory && `法定时限 ${statutory}`);

const joined = (...texts: readonly (string | false)[]) => texts.filter(Boolean).join('，');

function sentence(text: string): string {
  return /[。！？]$/.test(text) ? text : `${text}。`;
}
