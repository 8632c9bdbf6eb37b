import { Text } from '@yimen/ui/text';
import { useRevalidator } from 'react-router';
import * as css from '../page/page.css.ts';
import { RetryInPlace } from './RetryInPlace.tsx';

/** Says that a part of the page did not load, with a retry button that reloads the page's data. */
export function LoadFailed({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator();
  return <NotLoaded what={what} retrying={state !== 'idle'} onRetry={() => void revalidate()} />;
}

/** The same for a part that loads its own data. */
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
