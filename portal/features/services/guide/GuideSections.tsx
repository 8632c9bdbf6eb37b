import type { Download } from '@yimen/contract/services/downloads';
import type { Guide } from '@yimen/contract/services/guide';
import type { App } from '@yimen/contract/services/service';
import { Anchor } from '@yimen/ui/anchor';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { dayOf } from '../../../lib/time/clock.ts';
import { useCare } from '../../../shell/visit/care.ts';
import { Answer } from './answers.tsx';
import * as css from './details.css.ts';
import { sectionsOf } from './sections.ts';

interface GuideSectionsProps {
  guide: Guide;
  department: App['department'];
  downloads: readonly Download[];
}

/** The guide's sections, with anchor links that show the reading position. */
export function GuideSections({ guide, department, downloads }: GuideSectionsProps) {
  const sections = sectionsOf(guide, useCare());
  return (
    <>
      <div className={css.anchors}>
        <Anchor sections={sections} sticky={false} />
      </div>
      {sections.map(({ id, title }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section} tabIndex={-1}>
          <div className={css.sectionHead}>
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
          </div>
          <Answer id={id} guide={guide} department={department} downloads={downloads} site="desktop" />
        </section>
      ))}
      <Text as="p" size="meta" tone="tertiary">
        <span className={css.updated}>
          {guide.updatedBy}更新于 {dayOf(guide.updatedAt)}
        </span>
      </Text>
    </>
  );
}
