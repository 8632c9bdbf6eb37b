import { cloneElement, type ReactElement, StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { en, LocaleProvider } from '../../locale/index.ts';
import { ThemeScope } from '../../theme/index.ts';
import { render } from './render.tsx';

type ConformanceOptions = {
  /** The class of the element that receives `ref` and further props. */
  refersTo: abstract new () => Element;
  /** Components that set a theme themselves. */
  setsTheme?: boolean;
};

/**
 * Tests that every component must pass: `ref`, further props, locale, theme. The given element must contain no Chinese
 * of its own, so that text of the locale can be recognised. Hydration is tested with the stories (`.storybook/ssr`),
 * which show a component in all of its states.
 */
export function conformance(element: ReactElement<object>, { refersTo, setsTheme }: ConformanceOptions): void {
  describe('conformance', () => {
    test('gives its element to the ref and takes it back', () => {
      const seen: (Element | null)[] = [];
      const { unmount } = render(withProps(element, { ref: (node: Element | null) => void seen.push(node) }));
      expect(seen.at(-1)).toBeInstanceOf(refersTo);
      unmount();
      expect(seen.at(-1)).toBeNull();
    });

    test('puts data attributes, aria attributes and the id on the element of the ref', () => {
      const ref: { current: Element | null } = { current: null };
      render(withProps(element, { ref, 'data-probe': 'yes', 'aria-roledescription': 'probe', id: 'probe' }));
      expect(ref.current?.getAttribute('data-probe')).toBe('yes');
      expect(ref.current?.getAttribute('aria-roledescription')).toBe('probe');
      expect(ref.current?.id).toBe('probe');
    });

    test('renders twice in strict mode without complaint', async () => {
      render(<StrictMode>{element}</StrictMode>);
      await settled();
    });

    test('speaks the language around it', () => {
      const { container } = render(<LocaleProvider locale={en}>{element}</LocaleProvider>);
      const spoken = [container.textContent, ...labels(container)].join(' ');
      expect(spoken).not.toMatch(/[\p{Script=Han}，：（）；、。]/u);
    });

    if (setsTheme) return;
    test('takes the theme around it', () => {
      const { container } = render(
        <ThemeScope settings={{ themColor: '#b3261e' }} mode="dark">
          {element}
        </ThemeScope>,
      );
      const inner = container.firstElementChild?.firstElementChild ?? container.firstElementChild;
      expect(inner && getComputedStyle(inner).getPropertyValue('--ym-theme-main')).toBe('#b3261e');
    });
  });
}

function withProps(element: ReactElement<object>, props: object): ReactElement {
  return cloneElement(element, props);
}

function labels(container: HTMLElement): string[] {
  const names = ['aria-label', 'title', 'placeholder', 'alt'];
  return [...container.querySelectorAll('*')].flatMap((node) => names.map((name) => node.getAttribute(name) ?? ''));
}

/** Waits two frames: effects have run, and their changes are rendered. */
export function settled(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
