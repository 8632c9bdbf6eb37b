import { cdp } from 'vitest/browser';

type Session = { send: (method: string, params?: object) => Promise<unknown> };

const chosen = '[aria-selected="true"], [aria-current]:not([aria-current="false"]), [aria-pressed="true"], :checked';
// Without ranges: they are drawn by pseudo-elements that scripts cannot read.
const controls =
  'a[href], button, input:not([type="hidden"], [type="range"]), select, textarea, summary, [tabindex="0"]';

/**
 * What cannot be told apart in forced colours, a line each: text and its background, a control with and without
 * focus, a chosen element and one that is not chosen.
 */
export async function indistinctInForcedColors(): Promise<string[]> {
  const session = cdp() as unknown as Session;
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  const found = [...unreadable(), ...alikeWhenChosen(), ...alikeWithFocus()];
  still.remove();
  await session.send('Emulation.setEmulatedMedia', { features: [] });
  return found;
}

/** Text below 3 : 1. Behind text with forced colours the browser draws a backplate in Canvas. */
function unreadable(): string[] {
  const found: string[] = [];
  const canvas = colorOf('Canvas');
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { textContent, parentElement } = words.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const style = getComputedStyle(parentElement);
    const own = style.getPropertyValue('forced-color-adjust') === 'none';
    const ratio = contrast(parse(style.color), own ? groundOf(parentElement, canvas) : canvas);
    if (ratio < 3 && style.clipPath === 'none' && !parentElement.closest('svg'))
      found.push(
        `forced colours: “${textContent.trim().slice(0, 24)}” has ${ratio.toFixed(1)} : 1 in ${nameOf(parentElement)}`,
      );
  }
  return found;
}

type Color = [red: number, green: number, blue: number, alpha: number];

function parse(color: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

function colorOf(name: string): Color {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const color = parse(getComputedStyle(probe).color);
  probe.remove();
  return color;
}

function groundOf(element: Element, canvas: Color): Color {
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    const color = parse(getComputedStyle(parent).backgroundColor);
    // Highlight is translucent in some palettes.
    if (color[3] > 0.5) return over(color, canvas);
  }
  return canvas;
}

function over([red, green, blue, alpha]: Color, ground: Color): Color {
  const mixed = [red, green, blue].map((part, index) => part * alpha + (ground[index] ?? 0) * (1 - alpha));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
}

function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Compares each chosen element with one of its kind that is not chosen. */
function alikeWhenChosen(): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll(chosen)) {
    const others = [
      ...(element.closest('ul, ol, table, nav, [role], form')?.parentElement?.querySelectorAll(element.tagName) ?? []),
    ];
    const other = others.find(
      (one) =>
        !one.matches(chosen) &&
        one.getAttribute('role') === element.getAttribute('role') &&
        one.getAttribute('type') === element.getAttribute('type'),
    );
    if (other && lookOf(element) === lookOf(other))
      found.push(`forced colours: chosen looks like not chosen: ${nameOf(element)}`);
  }
  return found;
}

/** Focuses one control of each class. */
function alikeWithFocus(): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const element of document.body.querySelectorAll<HTMLElement>(controls)) {
    const kind = `${element.tagName} ${element.className}`;
    if (seen.has(kind) || element.matches(':disabled, [tabindex="-1"]') || !element.checkVisibility()) continue;
    seen.add(kind);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = lookOf(element, 3);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    if (element.matches(':focus-visible') && lookOf(element, 3) === before)
      found.push(`forced colours: focus does not show: ${nameOf(element)}`);
  }
  return found;
}

/** The look of an element with its content and surroundings, without shadows and colours that are always forced. */
function lookOf(element: Element, around = 0): string {
  let top = element;
  for (let step = 0; step < around && top.parentElement && top.parentElement !== document.body; step += 1)
    top = top.parentElement;
  const parents: Element[] = [element];
  for (let parent = element.parentElement; parent && parent !== top; parent = parent.parentElement)
    parents.push(parent);
  const parts = [
    ...parents,
    ...element.querySelectorAll('*'),
    ...(element.nextElementSibling ? [element.nextElementSibling] : []),
  ].slice(0, 40);
  return parts
    .flatMap((part) =>
      [undefined, '::before', '::after'].map((pseudo) => drawn(getComputedStyle(part, pseudo), pseudo)),
    )
    .join('|');
}

function drawn(style: CSSStyleDeclaration, pseudo: string | undefined): string {
  if (style.display === 'none' || (pseudo && style.content === 'none')) return '';
  const line = (side: string) => {
    const [width, kind, color] = ['width', 'style', 'color'].map((what) => style.getPropertyValue(`${side}-${what}`));
    return kind === 'none' || width === '0px' ? '-' : `${width} ${kind} ${color}`;
  };
  return [
    ...['outline', 'border-top', 'border-bottom', 'border-left', 'border-right'].map(line),
    style.color,
    style.backgroundColor,
    style.opacity,
    style.visibility,
    style.fontWeight,
    style.textDecorationLine,
    style.transform,
  ].join(' ');
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24);
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''} “${name}”`;
}
