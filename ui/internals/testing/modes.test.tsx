import type {} from '@vitest/browser-playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Badge } from '../../badge/index.ts';
import { Button } from '../../button/index.ts';
import { Checkbox } from '../../checkbox/index.ts';
import { Spinner } from '../../spinner/index.ts';
import { Switch } from '../../switch/index.ts';
import { render } from './render.tsx';

async function emulate(feature: string, value: string) {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: feature, value }] });
}

function look(container: HTMLElement, selector: string, pseudo?: string): CSSStyleDeclaration {
  return getComputedStyle(container.querySelector(selector) as Element, pseudo);
}

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

describe('forced colours', () => {
  test('keep the words of a solid button apart from its fill', async () => {
    await emulate('forced-colors', 'active');
    const { container } = render(<Button variant="primary">立即办理</Button>);
    const { color, backgroundColor, forcedColorAdjust } = look(container, 'button') as CSSStyleDeclaration & {
      forcedColorAdjust: string;
    };
    expect(forcedColorAdjust).toBe('none');
    expect(color).not.toBe(backgroundColor);
  });

  test('show no tick in an empty box', async () => {
    await emulate('forced-colors', 'active');
    const { container, rerender } = render(<Checkbox label="同意" checked={false} />);
    expect(look(container, 'span:has(> svg)').opacity).toBe('0');
    rerender(<Checkbox label="同意" checked />);
    expect(look(container, 'span:has(> svg)').opacity).toBe('1');
  });

  test('keep the knob of a switch apart from its track, on and off', async () => {
    await emulate('forced-colors', 'active');
    const { container, rerender } = render(<Switch label="只看未读" checked={false} />);
    const apart = () =>
      look(container, 'input + span').backgroundColor !== look(container, 'input + span', '::after').backgroundColor;
    expect(apart()).toBe(true);
    rerender(<Switch label="只看未读" checked />);
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    expect(apart()).toBe(true);
  });

  test('keep the number of a badge apart from its background', async () => {
    await emulate('forced-colors', 'active');
    const { container } = render(<Badge count={5} />);
    const { color, backgroundColor } = look(container, '[data-state="count"]');
    expect(color).not.toBe(backgroundColor);
  });
});

describe('reduced motion', () => {
  test('keeps the spinner from turning', async () => {
    const { container } = render(<Spinner />);
    const turning = look(container, '[role=status] > span').animationName;
    await emulate('prefers-reduced-motion', 'reduce');
    expect(look(container, '[role=status] > span').animationName).not.toBe(turning);
  });
});
