import { Alert } from '@yimen/ui/alert';
import type { Failure } from './use-entries.ts';

interface NotWrittenProps {
  what: 'save' | 'delete';
  failure: Failure;
}

/** Says in an entry's form why it was not saved or deleted, and what to do next. */
export function NotWritten({ what, failure: { message, gone } }: NotWrittenProps) {
  const why = message && `：${message}`;
  return (
    <Alert ref={scrollToNotice} urgent tone="error">
      {what === 'save' ? `没有保存成功${why}。填写的内容还在` : `没有删除成功${why}`}
      {gone ? '，可以另存为新日程。' : '。'}
    </Alert>
  );
}

/** Scrolls to the notice: the form may be scrolled to its end, where the submit button is. */
function scrollToNotice(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
