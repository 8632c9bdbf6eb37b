import { Empty } from '@yimen/ui/empty';
import { WifiOffIcon } from '@yimen/ui/icon';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { RetryInPlace } from '../../../parts/failures/RetryInPlace.tsx';
import * as css from './work.css.ts';

/** Shown instead of a category's services that are not cached; they load when the visitor opens it again online. */
export function NeedsNetwork() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (navigator.onLine) void revalidate();
  }, [revalidate]);
  return (
    <div className={css.chosen}>
      <Empty
        image={<WifiOffIcon size={32} strokeWidth={1.6} />}
        title="这一类联网后才能看"
        text="请检查网络后再试。"
        action={<RetryInPlace retrying={state !== 'idle'} onRetry={() => void revalidate()} />}
      />
    </div>
  );
}
