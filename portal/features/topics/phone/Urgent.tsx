import type { App } from '@yimen/contract/services/service';
import type { StepProgress } from '@yimen/contract/topics';
import { ButtonLink } from '@yimen/ui/button';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import type { Moment } from '../../../lib/time/clock.ts';
import { guideHref } from '../../services/shared/service-links.ts';
import { openingProps, useStart } from '../../services/shared/start.ts';
import { type ChecklistItem, stepView } from '../desktop/stages.ts';
import * as css from './topic.css.ts';

interface UrgentProps {
  items: readonly ChecklistItem[];
  progress: readonly StepProgress[];
  now: Moment;
}

/** The steps that need attention now, above the stages. */
export function Urgent({ items, progress, now }: UrgentProps) {
  return (
    <Section title="需要你处理" count={items.length}>
      <ul className={css.list}>
        {items.map((item) => {
          const { due, rule, own } = stepView(item, now, progress);
          return (
            <li key={item.title} className={css.step}>
              <div className={css.stepWords}>
                <Text as="div" strong>
                  {item.title}
                </Text>
                <Text as="div" size="meta" tone="warning">
                  {[own?.task?.title, due?.label ?? rule].filter(Boolean).join('，')}
                </Text>
              </div>
              {item.app && <UrgentAction app={item.app} title={item.title} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function UrgentAction({ app, title }: { app: App; title: string }) {
  const start = useStart(app, 'mobile');
  if (start.kind === 'closed') {
    return (
      <ButtonLink size="small" href={guideHref(app.id, 'mobile')} aria-label={`${title}的办事指南`}>
        看指南
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      size="small"
      variant="primary"
      href={start.href}
      aria-label={`去处理：${title}`}
      {...openingProps(start, app)}
    >
      去处理
    </ButtonLink>
  );
}
