import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { baseRules } from '@yimen/tokens/base-rules';

// The tokens' base style sheet: which mode is on, and the values that all institutions share.
// `:where`, so that an institution's block overrides it in any order; among these rules the order decides.
for (const { media, selector, properties } of baseRules()) {
  const rule = split(properties);
  globalStyle(`:where(${selector})`, media ? { '@media': { [media]: rule } } : rule);
}

function split(properties: Record<string, string>): GlobalStyleRule {
  const entries = Object.entries(properties);
  const custom = entries.filter(([name]) => name.startsWith('--'));
  const plain = entries.filter(([name]) => !name.startsWith('--'));
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [camelCase(name), value])),
    vars: Object.fromEntries(custom),
  };
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
