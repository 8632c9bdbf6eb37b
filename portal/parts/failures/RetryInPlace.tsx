import { Button, type ButtonProps } from '@yimen/ui/button';
import type { MouseEvent } from 'react';
import { focusOn } from '../../shell/viewport/focus-on.ts';

interface RetryInPlaceProps {
  /** Whether it is being asked for. */
  retrying: boolean;
  onRetry: () => void;
  size?: ButtonProps['size'];
  /** Its name where 重试 alone does not say of what. */
  label?: string;
}

/** 重试, in the place of what did not come: asks once more, and what comes in the button's place gets the focus. */
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
