import { expect, test } from 'vitest';
import { UsageError } from '../parts/fields.ts';
import { adminUsage, checkWords, usageOf } from './usage.ts';

test.each([
  'api-key revoke xinyuan api k1',
  'api-key list xinyuan api',
  'password xinyuan lisi',
  'set theme xinyuan themColor=#0a7f5a a=1 b=2 c=3',
  'set groups xinyuan id=choir name=合唱团',
  'one-time-code xinyuan lisi hours=4',
  'initial-passwords xinyuan out.csv names.txt',
  'grant explain xinyuan lisi notices.publish department=jwc',
  'audit verify xinyuan head=ab',
  'audit verify',
  'jobs',
  'jobs run seal-audit',
  'host add xinyuan a.example',
  'secrets rotate',
  'institutions',
])('%s has the words that it takes', (line) => {
  expect(() => checkWords(line.split(' ')[0] ?? '', line.split(' '))).not.toThrow();
});

test.each([
  ['password xinyuan lisi MyPassw0rd', 4],
  ['api-key revoke xinyuan api k1 MyPassw0rd', 6],
  ['sign-in secret xinyuan oidc MyPassw0rd', 5],
  ['second-factor reset xinyuan lisi MyPassw0rd', 5],
  ['jobs run seal-audit MyPassw0rd', 4],
  ['institutions MyPassw0rd', 2],
])('%s has a word too many, which is not repeated', (line, place) => {
  const check = () => checkWords(line.split(' ')[0] ?? '', line.split(' '));
  expect(check).toThrow(UsageError);
  expect(check).toThrow(new RegExp(`多写了内容（第 ${place} 项）`));
  expect(check).not.toThrow(/MyPassw0rd/);
});

test('every command is told by itself', () => {
  const names = new Set([...adminUsage.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name ?? ''));
  expect(names.size).toBeGreaterThan(25);
  for (const name of names) expect(usageOf(name)).toContain(`\n  ${name} `);
  expect(usageOf('fly')).toBeNull();
});
