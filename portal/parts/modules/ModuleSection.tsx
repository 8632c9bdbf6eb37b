import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { SectionHead, type SectionHeadProps } from '@yimen/ui/section-head';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { type ReactNode, useId } from 'react';
import { useGround } from './ground.ts';
import * as css from './module.css.ts';

interface ModuleSectionProps extends Pick<SectionHeadProps, 'count' | 'note' | 'more' | 'end' | 'spacing'> {
  title: string;
  /** Views of the module to choose from; none are shown when there is only one. */
  views?: {
    label: string;
    items: readonly { id: string; label: string }[];
    value: string;
    onValueChange: (value: string) => void;
  };
  /** A panel wherever the module stands, not only where the template draws panels. */
  boxed?: boolean;
  children: ReactNode;
}

/** What has no heading to draw, in a panel where the template or the phone draws panels. */
export function Framed({ children }: { children: ReactNode }) {
  const ground = useGround();
  if (ground === 'phone') return <div className={css.phonePanel}>{children}</div>;
  return ground === 'panel' ? <Card padding="large">{children}</Card> : children;
}

/** A module under its heading, as large and as framed as its ground asks for. Renders a section. */
export function ModuleSection({ title, views, boxed = false, spacing, children, ...head }: ModuleSectionProps) {
  const id = useId();
  const ground = useGround();
  const roomy = (ground === 'page' || ground === 'half') && !boxed;
  const shown = views && views.items.length > 1 ? views : undefined;
  const content = (
    <>
      {ground === 'column' ? (
        <div className={css.columnHead}>
          <Heading level={2} size="body" id={id}>
            {title}
          </Heading>
          {head.end}
        </div>
      ) : (
        <SectionHead
          {...head}
          title={title}
          titleId={id}
          size={roomy ? 'large' : 'medium'}
          spacing={roomy ? spacing : 'small'}
          tabs={shown && <Tabs {...shown} id={`${id}-tabs`} panelId={`${id}-panel`} variant="filled" />}
        />
      )}
      {shown ? (
        <TabPanel id={`${id}-panel`} tabsId={`${id}-tabs`} value={shown.value}>
          {children}
        </TabPanel>
      ) : (
        children
      )}
    </>
  );
  return boxed || ground === 'panel' ? (
    <Card as="section" padding="large" aria-labelledby={id}>
      {content}
    </Card>
  ) : (
    <section aria-labelledby={id}>{content}</section>
  );
}
