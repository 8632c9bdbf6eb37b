import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ModuleFailed } from './ModuleFailed.tsx';
import { ModuleSection } from './ModuleSection.tsx';
import { type Surface, SurfaceProvider } from './surface.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** A module that comes when it is asked for once more, between two others; of its list alone where `inside`. */
function Home({ inside }: { inside: boolean }) {
  const [came, setCame] = useState(false);
  const failed = <ModuleFailed name="通知公告" retrying={false} onRetry={() => setCame(true)} />;
  const list = <ul>{came && <li>停水通知</li>}</ul>;
  return (
    <>
      <ModuleSection title="今天的课">无</ModuleSection>
      {inside || came ? <ModuleSection title="通知公告">{came ? list : failed}</ModuleSection> : failed}
      <ModuleSection title="新闻">无</ModuleSection>
    </>
  );
}

async function retry(surface: Surface, inside = false): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <SurfaceProvider value={surface}>
      <Home inside={inside} />
    </SurfaceProvider>,
  );
  await expect.element(page.getByText('“通知公告”没有加载出来')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('停水通知')).toBeVisible();
}

test.each(['page', 'panel', 'phone'] as const)('gives the focus to the module that came, on a %s', async (surface) => {
  await retry(surface);
  await expect.element(page.getByRole('heading', { name: '通知公告' })).toHaveFocus();
});

test('gives the focus to the module whose part came', async () => {
  await retry('page', true);
  await expect.element(page.getByRole('heading', { name: '通知公告' })).toHaveFocus();
});

test('leaves the focus where the reader took it meanwhile', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Home inside={false} />);
  const button = page.getByRole('button', { name: '重试' });
  await expect.element(button).toBeVisible();
  field.focus();
  (button.element() as HTMLElement).click();
  await expect.element(page.getByText('停水通知')).toBeVisible();
  await expect.element(page.elementLocator(field)).toHaveFocus();
});
