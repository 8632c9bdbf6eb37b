import { Button } from '@yimen/ui/button';
import { Text } from '@yimen/ui/text';
import type { MouseEvent } from 'react';
import { focusOn } from '../viewport/focus-on.ts';
import { Framed } from './ModuleSection.tsx';
import * as css from './module.css.ts';

interface RetryModuleProps {
  retrying: boolean;
  onRetry: () => void;
}

/** Stands in a module's place when its data did not come (DESIGN §7). */
export function ModuleFailed({ name, ...retry }: RetryModuleProps & { name: string }) {
  return (
    <Framed>
      <section aria-label={name} className={css.failed}>
        <Text tone="secondary" role="status">
          “{name}”没有加载出来
        </Text>
        <RetryModule {...retry} />
      </section>
    </Framed>
  );
}

/** Asks for a module once more; what comes in the button's place gets the focus. */
export function RetryModule({ retrying, onRetry }: RetryModuleProps) {
  function retry({ currentTarget }: MouseEvent) {
    void import('../viewport/when-replaced.ts')
      .then(
        (late) => late.whenReplaced(currentTarget, focusOn),
        () => undefined,
      )
      .then(onRetry);
  }
  return (
    <Button variant="text" size="small" loading={retrying} onClick={retry}>
      重试
    </Button>
  );
}
