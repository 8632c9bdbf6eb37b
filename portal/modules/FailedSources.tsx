import type { SourceFailure } from '@yimen/contract/homepage/sources';
import { Button } from '@yimen/ui/button';
import { Text } from '@yimen/ui/text';
import { type MouseEvent, useEffect, useRef } from 'react';
import { focusOn } from '../viewport/focus-on.ts';
import * as css from './module.css.ts';
import type { Retry } from './module.tsx';

export interface FailedSourcesProps {
  failed: readonly SourceFailure[];
  retry: Retry;
}

/** What `MissingSources` says; fetched only when there is something to say. */
export function FailedSources({ failed, retry }: FailedSourcesProps) {
  const tried = useRef<Element>(null);
  // What came took the button away, and the focus with it.
  useEffect(() => () => focusModule(tried.current), []);

  function start(event: MouseEvent) {
    tried.current = event.currentTarget.closest('section');
    retry.start();
  }
  const missing = failed.some(({ asOf }) => asOf === null);
  return (
    <div className={css.missing}>
      <Text size="meta" tone="warning" role="status">
        {[...new Set(failed.map(({ source }) => source))].join('、')}暂时没有回应，
        {missing ? '这里缺少它的内容' : '显示的是较早的内容'}
      </Text>
      <Button variant="text" size="small" loading={retry.running} onClick={start}>
        重试
      </Button>
    </div>
  );
}

function focusModule(module: Element | null): void {
  if (document.activeElement === document.body) focusOn(module?.querySelector<HTMLElement>('h2, h3') ?? null);
}
