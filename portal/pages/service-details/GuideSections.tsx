import type { Guide } from '@yimen/contract/homepage/apps';
import { Accordion } from '@yimen/ui/accordion';
import { Heading } from '@yimen/ui/heading';
import { CheckIcon } from '@yimen/ui/icon';
import { Steps } from '@yimen/ui/steps';
import { TabLinks } from '@yimen/ui/tabs';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import * as css from './details.css.ts';
import { Materials } from './Materials.tsx';
import { Place } from './Place.tsx';
import { sectionsOf } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

/** Steps that fit side by side. */
const sideBySide = 4;

/** The guide's answers under anchors that follow the reading. */
export function GuideSections({ guide }: { guide: Guide }) {
  const sections = sectionsOf(guide);
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      <div className={css.anchors}>
        <TabLinks
          label="本页内容"
          items={sections.map(({ id, title }) => ({ id, label: title, href: `#${id}`, current: id === current }))}
        />
      </div>
      {sections.map(({ id, title }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section} tabIndex={-1}>
          <div className={css.sectionHead}>
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
          </div>
          {answers[id]?.(guide)}
        </section>
      ))}
      <Text as="p" size="meta" tone="tertiary">
        <span className={css.updated}>
          {guide.updatedBy}更新于 {guide.updatedAt.slice(0, 10)}
        </span>
      </Text>
    </>
  );
}

const answers: Record<string, (guide: Guide) => ReactNode> = {
  who: (guide) => (
    <>
      {guide.who && (
        <p className={css.prose}>
          <Text>{guide.who}</Text>
        </p>
      )}
      {guide.conditions.length > 0 && (
        <ul className={css.conditions}>
          {guide.conditions.map((condition) => (
            <li key={condition} className={css.condition}>
              <span className={css.mark}>
                <CheckIcon size={20} strokeWidth={2.25} />
              </span>
              <Text>{condition}</Text>
            </li>
          ))}
        </ul>
      )}
    </>
  ),
  materials: (guide) => <Materials materials={guide.materials} />,
  steps: (guide) => (
    <Steps
      direction={guide.steps.length <= sideBySide ? 'horizontal' : 'vertical'}
      items={guide.steps.map((step) => ({
        title: step.title,
        note: (
          <>
            {step.detail}
            <span className={css.stepFacts}>{[step.by, step.time].filter(Boolean).join('，')}</span>
          </>
        ),
      }))}
    />
  ),
  time: (guide) => (
    <>
      <p className={css.prose}>
        <Text>
          承诺 <strong>{guide.limit.promised}</strong> 办好
          {guide.limit.statutory && `，法定时限 ${guide.limit.statutory}`}。
        </Text>
      </p>
      {guide.result.name && (
        <p className={css.prose}>
          <Text tone="secondary">
            办好后得到：{guide.result.name}。{guide.result.how}
          </Text>
        </p>
      )}
      <Lines lines={guide.notices} />
    </>
  ),
  fee: (guide) => (
    <>
      <p className={css.prose}>
        <Text>{guide.fee}</Text>
      </p>
      {guide.feeBasis && (
        <p className={css.prose}>
          <Text tone="secondary">收费依据：{guide.feeBasis}</Text>
        </p>
      )}
    </>
  ),
  place: (guide) => <Place guide={guide} />,
  faq: (guide) => (
    <Accordion
      defaultOpen={['0']}
      items={guide.faq.map(({ q, a }, index) => ({ id: String(index), title: q, content: a }))}
    />
  ),
  basis: (guide) => <Lines lines={guide.legalBasis} />,
};

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Text tone="secondary">{line}</Text>
        </li>
      ))}
    </ul>
  );
}
