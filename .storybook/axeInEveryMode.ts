import axe from 'axe-core';

// Modes change styles only, so after all rules were checked in light, only those are checked whose result a mode can
// change. Dark changes colours only; care changes sizes too.
const ofColors = ['color-contrast', 'link-in-text-block'];
const ofSizes = ['target-size', 'scrollable-region-focusable'];

interface Mode {
  turnOn: (root: HTMLElement) => void;
  rules: string[];
}

const modes: Record<string, Mode> = {
  dark: {
    turnOn: (root) => {
      root.dataset.theme = 'dark';
    },
    rules: ofColors,
  },
  care: {
    turnOn: (root) => {
      root.toggleAttribute('data-care', true);
    },
    rules: [...ofColors, ...ofSizes],
  },
};

/**
 * Violations that axe finds in a rendered story in dark and in care mode, a line each. It sets attributes on the root
 * element, as the portal does, so that a story is rendered once and not three times; light was checked before.
 */
export async function violationsInOtherModes(): Promise<string[]> {
  const root = document.documentElement;
  const before = { theme: root.dataset.theme, care: root.hasAttribute('data-care') };
  const found: string[] = [];
  // Without this, axe would measure a colour in the middle of its transition.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  for (const [mode, { turnOn, rules }] of Object.entries(modes)) {
    turnOn(root);
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'], preload: false, iframes: false },
    );
    for (const { id, nodes } of violations)
      for (const { html, failureSummary, target } of nodes) {
        if (id === 'target-size' && (await isLargeInSight(target))) continue;
        found.push(`${mode}: ${id}: ${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`);
      }
    root.dataset.theme = before.theme;
    root.toggleAttribute('data-care', before.care);
  }
  still.remove();
  return found;
}

/** Whether a target is large enough after it is scrolled away from a bar that covers the end of the page. */
async function isLargeInSight(target: axe.NodeResult['target']): Promise<boolean> {
  const element = target.length === 1 && document.querySelector(String(target[0]));
  if (!element) return false;
  const { scrollX, scrollY } = window;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { violations } = await axe.run(element, {
    runOnly: { type: 'rule', values: ['target-size'] },
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return violations.length === 0;
}
