import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '../store.ts';
import { syslogMessage } from './message.ts';

const entry: AuditEntry = {
  institution: 'mingde',
  id: '5f0c3f0a-8c1e-4b53-9c0f-0b9a53f1a001',
  at: new Date('2026-11-20T01:02:03.004Z'),
  ordinal: 7,
  actor: 'cli:root',
  action: 'command',
  part: 'labels',
  key: 'trial',
  before: null,
  after: { id: 'trial', name: '热门' },
  detail: 'set labels mingde id= name=',
  differences: '',
  address: '',
  tally: null,
  count: 1,
  lastAt: new Date('2026-11-20T01:02:03.004Z'),
  month: '2026-11',
  sequence: 3,
  hash: 'ab'.repeat(32),
};
const told = (more: Partial<AuditEntry> = {}, host = 'portal-1') =>
  syslogMessage({ ...entry, ...more }, host).toString();

/** The parameters of a message’s element, read as RFC 5424 says. */
function parametersIn(message: string): Record<string, string> {
  const element = /^<\d+>1 (?:\S+ ){5}\[audit@32473((?: [^ =\]"]+="(?:[^"\\\]]|\\["\\\]])*")*)\] /.exec(message)?.[1];
  if (element === undefined) throw new Error(`Not as RFC 5424 has it: ${message}`);
  return Object.fromEntries(
    [...element.matchAll(/ ([^=]+)="((?:[^"\\\]]|\\["\\\]])*)"/g)].map(([, name, value]) => [
      name,
      value?.replace(/\\(["\\\]])/g, '$1'),
    ]),
  );
}

describe('an entry as a message of syslog', () => {
  test('has the form of RFC 5424, with its place in the chain and without values', () => {
    expect(told()).toBe(
      `<109>1 2026-11-20T01:02:03.004Z portal-1 yimen - command [audit@32473 id="${entry.id}" institution="mingde" month="2026-11" sequence="3" hash="${entry.hash}" actor="cli:root" part="labels" key="trial" fields="id,name"] \uFEFF命令：set labels mingde id= name=`,
    );
  });

  test('warns of refusals, and counts what is alike', () => {
    const message = told({ action: 'sign-in-refused', count: 5, lastAt: new Date('2026-11-20T01:30:00Z') });
    expect(message).toMatch(/^<108>1 /);
    expect(parametersIn(message)).toMatchObject({ count: '5', lastAt: '2026-11-20T01:30:00.000Z' });
  });

  test.each(['a"b', 'a]b', 'a\\b', '\\"]', ']" x="y', '中文]"\\'])('carries %j through unchanged', (key) => {
    expect(parametersIn(told({ key }))).toMatchObject({ key, actor: 'cli:root' });
  });

  test('stays on one line, whatever stands in it', () => {
    const message = told({ key: 'a\r\n<0>1 b\0', detail: 'x\ny\u0085z' });
    expect(message).not.toMatch(/\p{Cc}/u);
    expect(parametersIn(message).key).toBe('a  <0>1 b ');
    expect(message.endsWith('命令：x y z')).toBe(true);
  });

  test('has a host of visible ASCII, or none', () => {
    expect(told({}, '服务器 1')).toContain('004Z 1 yimen ');
    expect(told({}, '服务器')).toContain('004Z - yimen ');
  });

  test('takes 2,048 bytes at most, and is cut between characters', () => {
    for (const long of ['字'.repeat(3000), `x${'字'.repeat(3000)}`, `xx${'字'.repeat(3000)}`, '😀'.repeat(3000)]) {
      const bytes = syslogMessage({ ...entry, key: long, actor: long, detail: long, after: { [long]: 1 } }, 'h');
      expect(bytes.length).toBeLessThanOrEqual(2048);
      expect(bytes.toString()).not.toContain('\uFFFD');
      expect(parametersIn(bytes.toString())).toMatchObject({ id: entry.id, hash: entry.hash });
    }
  });
});
