import { Button } from '@yimen/ui/button';
import { Text } from '@yimen/ui/text';
import { Framed } from './ModuleSection.tsx';
import * as css from './module.css.ts';

/** Stands in a module's place when its data did not come (DESIGN §7). */
export function ModuleFailed(props: { name: string; retrying: boolean; onRetry: () => void }) {
  return (
    <Framed>
      <section aria-label={props.name} className={css.failed}>
        <Text tone="secondary" role="status">
          “{props.name}”没有加载出来
        </Text>
        <Button variant="text" size="small" loading={props.retrying} onClick={props.onRetry}>
          重试
        </Button>
      </section>
    </Framed>
  );
}
