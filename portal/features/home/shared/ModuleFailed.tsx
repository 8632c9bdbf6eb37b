import { Text } from '@yimen/ui/text';
import { RetryInPlace } from '../../../parts/failures/RetryInPlace.tsx';
import { Framed } from './ModuleSection.tsx';
import * as css from './module.css.ts';

interface ModuleFailedProps {
  name: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a module whose data did not load (DESIGN §7). */
export function ModuleFailed({ name, ...retry }: ModuleFailedProps) {
  return (
    <Framed>
      <section aria-label={name} className={css.failed}>
        <Text tone="secondary" role="status">
          “{name}”没有加载出来
        </Text>
        <RetryInPlace size="small" {...retry} />
      </section>
    </Framed>
  );
}
