import { cdp } from 'vitest/browser';

type Session = { send: (method: string, params?: object) => Promise<unknown> };

/** Properties that move or resize an element. */
const moves = /transform|translate|scale|rotate|left|right|top|bottom|inset|margin|width|height|size/;

/** Motion that remains under `prefers-reduced-motion`, a line each. */
export async function movingThoughLess(): Promise<string[]> {
  const session = cdp() as unknown as Session;
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    // A border or outline that becomes wider does not count as motion.
    const names = transitionProperty.split(', ').filter((name) => !/^(border|outline)/.test(name));
    if (moves.test(names.join()) && Number.parseFloat(transitionDuration) > 0)
      found.push(`less motion: ${nameOf(element)} changes its ${transitionProperty}`);
  }
  for (const { effect, playState } of document.getAnimations()) {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
    const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    if (changed.some((name) => moves.test(name)) && effect.target)
      found.push(`less motion: ${nameOf(effect.target)} is animated`);
  }
  await session.send('Emulation.setEmulatedMedia', { features: [] });
  return found;
}

function nameOf(element: Element): string {
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''}`;
}
