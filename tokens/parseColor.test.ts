import { describe, expect, test } from 'vitest';
import { toHex } from './color.ts';
import { colorNames } from './colorNames.ts';
import { flattened, parseColor } from './parseColor.ts';

function hex(given: string): string | null {
  const parsed = parseColor(given);
  return parsed && toHex(parsed.rgb) + (parsed.alpha < 1 ? ` ${Math.round(parsed.alpha * 100)}%` : '');
}

describe('parseColor', () => {
  test.each([
    ['#0b7a75', '#0b7a75'],
    ['#0B7A75', '#0b7a75'],
    [' #abc ', '#aabbcc'],
    ['#abc8', '#aabbcc 53%'],
    ['#007aff1a', '#007aff 10%'],
    ['teal', '#008080'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#000000 0%'],
    ['rgb(0, 122, 255)', '#007aff'],
    ['rgb(0 122 255)', '#007aff'],
    ['rgb(0 122 255 / 50%)', '#007aff 50%'],
    ['rgba(0, 122, 255, 0.5)', '#007aff 50%'],
    ['rgb(100% 0% 50%)', '#ff0080'],
    ['rgb(300 -5 none)', '#ff0000'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(62.8% 0.2577 29.23deg)', '#ff0000'],
    ['oklch(45.2% 0.313 264.05)', '#0000ff'],
    ['oklch(70% 50% 0.25turn / 0.5)', '#c19900 50%'],
  ])('reads %s as %s', (given, expected) => {
    expect(hex(given)).toBe(expected);
  });

  test('reads every colour name of CSS', () => {
    expect(colorNames.size).toBe(148);
    for (const [name, digits] of colorNames) expect(hex(name)).toBe(`#${digits}`);
  });

  test.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#gggggg',
    'redd',
    'inherit',
    'currentColor',
    'red;}body{display:none',
    'red}',
    '#fff;background:url(//evil.example)',
    'url(javascript:alert(1))',
    'url(#a)',
    'var(--x)',
    'rgb(var(--x) 0 0)',
    'rgb(0,0,0);}',
    'rgb(0,0)',
    'rgb(0, 0, none)',
    'rgb(0,0,0,0,0)',
    'rgb(0 0 0 / 0 / 0)',
    'rgb(0, 50%, 0)',
    'rgb(1e999 0 0)',
    'rgb(calc(1) 0 0)',
    'oklch(0.5, 0.1, 20)',
    'oklch(0.5 0.1deg 20)',
    'oklch(50% 0.1 20%)',
    'hsl(0 0% 0%)',
    'color(srgb 1 0 0)',
    'expression(alert(1))',
    '</style><script>',
    'red/**/',
    'red\n;',
    '__proto__',
    'constructor',
    `#${'f'.repeat(100_000)}`,
    `rgb(${' '.repeat(50_000)}0 0 0)`,
  ])('refuses %s', (given) => {
    expect(parseColor(given)).toBeNull();
  });

  test.each([undefined, null, 7, {}, [], true, Symbol('red'), () => 'red'])('refuses what is no text', (given) => {
    expect(parseColor(given)).toBeNull();
  });

  test('draws a translucent colour as it looks on white', () => {
    const parsed = parseColor('#0000ff80');
    expect(parsed && toHex(flattened(parsed))).toBe('#7f7fff');
  });
});
