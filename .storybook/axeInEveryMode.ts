import axe from 'axe-core';

/** What a change of mode can break: colours and sizes. The rest of the page is the same in all of them. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

const modes = {
  dark: (root) => {
    root.dataset.theme = 'dark';
  },
  care: (root) => {
    root.toggleAttribute('data-care', true);
  },
} satisfies Record<string, (root: HTMLElement) => void>;

/**
 * What axe finds in a rendered story in dark and in care mode, a line each. It switches the attributes on the root
 * element, as the portal does, so that a story is rendered once and not three times; light was checked before.
 */
export async function violationsInOtherModes(): Promise<string[]> {
  const root = document.documentElement;
  const before = { theme: root.dataset.theme, care: root.hasAttribute('data-care') };
  const found: string[] = [];
  // A colour on its way would be measured somewhere between two modes.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  for (const [mode, turnOn] of Object.entries(modes)) {
    turnOn(root);
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${mode}: ${id}: ${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`);
    root.dataset.theme = before.theme;
    root.toggleAttribute('data-care', before.care);
  }
  still.remove();
  return found;
}
