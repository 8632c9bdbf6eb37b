import type { SourceFailure } from '@yimen/contract/sources/sources';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MissingSources } from './MissingSources.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** A module one of whose sources fails until it is asked once more. */
function Lessons({ failure }: { failure: SourceFailure }) {
  const [failed, setFailed] = useState([failure]);
  return (
    <section>
      <h2>今天的课</h2>
      <MissingSources failed={failed} retry={{ running: false, start: () => setFailed([]) }} />
    </section>
  );
}

function show(failure: SourceFailure): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Lessons failure={failure} />);
}

test('names a source that fails, and gives the focus to the module when it is back', async () => {
  show({ source: '课表系统', reason: 'down', asOf: null });
  await expect.element(page.getByRole('status')).toHaveTextContent('课表系统暂时没有回应，这里缺少它的内容');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '今天的课' })).toHaveFocus();
  expect(page.getByRole('status').elements()).toHaveLength(0);
});

test('does not say that rows are missing where older ones stand in', async () => {
  show({ source: '课表系统', reason: 'slow', asOf: '2026-11-20 09:12' });
  await expect.element(page.getByRole('status')).toHaveTextContent('课表系统暂时没有回应，显示的是较早的内容');
});
