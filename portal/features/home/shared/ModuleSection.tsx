import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { SectionHead, type SectionHeadProps } from '@yimen/ui/section-head';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { type ReactNode, useId } from 'react';
import * as css from './module.css.ts';
import { useSurface } from './surface.ts';

interface ModuleSectionProps extends Pick<SectionHeadProps, 'count' | 'note' | 'more' | 'end' | 'spacing'> {
  title: string;
  /** Views of the module as tabs; not shown when there is only one. */
  views?: {
    label: string;
    items: readonly { id: string; label: string }[];
    value: string;
    onValueChange: (value: string) => void;
  };
  /** Always a panel, even if the template does not use panels. */
  boxed?: boolean;
  children: ReactNode;
}

/** Content without a heading, in a panel where the template or the phone uses panels. */
export function Framed({ children }: { children: ReactNode }) {
  const surface = useSurface();
  if (surface === 'phone') return <div className={css.phonePanel}>{children}</div>;
  return surface === 'panel' ? <Card padding="large">{children}</Card> : children;
}

/** A module with its heading, in the size and frame of its surface. Renders a section. */
export function ModuleSection({ title, views, boxed = false, spacing, children, ...head }: ModuleSectionProps) {
  const id = useId();
  const surface = useSurface();
  const roomy = (surface === 'page' || surface === 'half') && !boxed;
  const shown = views && views.items.length > 1 ? views : undefined;
  const content = (
    <>
      {surface === 'column' ? (
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
  return boxed || surface === 'panel' ? (
    <Card as="section" padding="large" aria-labelledby={id}>
      {content}
    </Card>
  ) : (
    <section aria-labelledby={id}>{content}</section>
  );
}
