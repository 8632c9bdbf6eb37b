import { Text } from '@yimen/ui/text';
import { useRevalidator } from 'react-router';
import * as css from '../page/page.css.ts';
import { RetryInPlace } from './RetryInPlace.tsx';

/** In the place of what did not load with the page: says so, with a way to try again. */
export function LoadFailed({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator();
  return <NotLoaded what={what} retrying={state !== 'idle'} onRetry={() => void revalidate()} />;
}

/** The same of what is loaded by itself. */
export function NotLoaded({ what, retrying, onRetry }: { what: string; retrying: boolean; onRetry: () => void }) {
  return (
    <div className={css.failed}>
      <Text tone="secondary" role="status">
        {what}没有加载出来
      </Text>
      <RetryInPlace retrying={retrying} onRetry={onRetry} />
    </div>
  );
}
