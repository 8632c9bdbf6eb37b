import { Button, type ButtonProps } from '@yimen/ui/button';
import type { MouseEvent } from 'react';
import { focusOn } from '../../shell/viewport/focus-on.ts';

interface RetryInPlaceProps {
  /** Whether a retry is running. */
  retrying: boolean;
  onRetry: () => void;
  size?: ButtonProps['size'];
  /** Accessible name, where 重试 alone is unclear. */
  label?: string;
}

/** A retry button in the place of missing content; the content that replaces it gets the focus. */
export function RetryInPlace({ retrying, onRetry, size, label }: RetryInPlaceProps) {
  function retry({ currentTarget }: MouseEvent) {
    void import('../../shell/viewport/when-replaced.ts')
      .then(
        (late) => late.whenReplaced(currentTarget, focusOn),
        () => undefined,
      )
      .then(onRetry);
  }
  return (
    <Button variant="text" size={size} aria-label={label} loading={retrying} onClick={retry}>
      重试
    </Button>
  );
}
