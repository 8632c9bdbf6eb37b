import { SaxesParser, type SaxesTagNS } from 'saxes';
import { describe, expect, test, vi } from 'vitest';
import { SignInRefusal } from '../refuse.ts';
import { readCasAnswer, readLogoutRequest } from './answer.ts';

const answer = (body: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${body}</cas:serviceResponse>`;
const success = (body: string) => answer(`<cas:authenticationSuccess>${body}</cas:authenticationSuccess>`);

function codeOf(xml: string): number | null {
  try {
    readCasAnswer(xml);
    return null;
  } catch (error) {
    return error instanceof SignInRefusal ? error.code : 0;
  }
}

describe('a CAS answer', () => {
  test('names the user, and the first value of each attribute', () => {
    const read = readCasAnswer(
      success(`<cas:user> alice </cas:user><cas:attributes><cas:cn>&lt;b&gt;林&#30693;夏</cas:cn>
        <cas:group>staff</cas:group><cas:group>it</cas:group><cas:memo><![CDATA[a & b]]></cas:memo></cas:attributes>
        <cas:attribute name="cn" value="again"/>`),
    );
    expect(read.user).toBe('alice');
    expect([...read.attributes]).toEqual([
      ['cn', '<b>林知夏'],
      ['group', 'staff'],
      ['memo', 'a & b'],
    ]);
  });

  test('may use any prefix, or none', () => {
    const plain = `<?xml version="1.0"?><serviceResponse xmlns="http://www.yale.edu/tp/cas"><authenticationSuccess>
      <user>bob</user></authenticationSuccess></serviceResponse>`;
    expect(readCasAnswer(plain).user).toBe('bob');
  });

  test.each([
    ['INVALID_TICKET', 2014],
    ['INVALID_TICKET_SPEC', 2014],
    ['INVALID_SERVICE', 2016],
    ['UNAUTHORIZED_SERVICE', 2016],
    ['INTERNAL_ERROR', 2016],
  ])('that fails with %s is told as %i', (code, expected) => {
    expect(codeOf(answer(`<cas:authenticationFailure code="${code}">x</cas:authenticationFailure>`))).toBe(expected);
  });

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><p>Welcome</p>'],
    ['JSON', '{"serviceResponse":{"authenticationSuccess":{"user":"alice"}}}'],
    ['no user', success('')],
    ['an empty user', success('<cas:user> </cas:user>')],
    ['two users', success('<cas:user>a</cas:user><cas:user>b</cas:user>')],
    ['a user elsewhere', answer('<cas:user>alice</cas:user>')],
    [
      'success within a failure',
      answer('<cas:authenticationFailure><cas:authenticationSuccess/></cas:authenticationFailure>'),
    ],
    ['half an answer', success('<cas:user>alice</cas:user>').slice(0, -10)],
    ['another namespace', success('<cas:user>alice</cas:user>').replace('yale', 'evil')],
    ['entities of its own', `<!DOCTYPE x [<!ENTITY a "alice">]>${success('<cas:user>&a;</cas:user>')}`],
    ['a file of ours', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${success('<cas:user>&a;</cas:user>')}`],
    ['an unknown entity', success('<cas:user>&a;</cas:user>')],
    ['two roots', success('<cas:user>a</cas:user>') + success('<cas:user>b</cas:user>')],
  ])('that is %s signs nobody in', (_, xml) => {
    expect(codeOf(xml)).toBe(2016);
  });

  test('with a comment in the name is read as a whole, never as a part', () => {
    expect(readCasAnswer(success('<cas:user>alice<!-- x -->@evil</cas:user>')).user).toBe('alice@evil');
  });
});

test.each([
  [
    '<samlp:LogoutRequest xmlns:samlp="urn:x"><samlp:SessionIndex>ST-1</samlp:SessionIndex></samlp:LogoutRequest>',
    'ST-1',
  ],
  ['<LogoutRequest><SessionIndex>ST-2</SessionIndex></LogoutRequest>', 'ST-2'],
  ['<LogoutRequest><x><SessionIndex>ST-3</SessionIndex></x></LogoutRequest>', null],
  ['<!DOCTYPE x []><LogoutRequest><SessionIndex>ST-4</SessionIndex></LogoutRequest>', null],
  ['', null],
  ['nonsense', null],
])('a logout request %j names %j', (xml, ticket) => {
  expect(readLogoutRequest(xml)).toBe(ticket);
});

describe('what nobody sends but to cost time', () => {
  /** How much work a text is to the reader: each tag costs as much as the names are long that lead to it. */
  function workOf(read: () => unknown): number {
    const open: number[] = [];
    let work = 0;
    const on = SaxesParser.prototype.on as (name: string, handler: (...given: unknown[]) => void) => void;
    const spy = vi.spyOn(SaxesParser.prototype, 'on').mockImplementation(function (
      this: SaxesParser,
      name: string,
      handler: (...given: never[]) => void,
    ) {
      on.call(this, name, (...given: unknown[]) => {
        if (name === 'opentag') open.push((open.at(-1) ?? 0) + (given[0] as SaxesTagNS).local.length);
        work += name === 'opentag' || name === 'closetag' ? (open.at(-1) ?? 0) : 1;
        if (name === 'closetag') open.pop();
        handler(...(given as never[]));
      });
    });
    try {
      read();
    } finally {
      spy.mockRestore();
    }
    return work;
  }

  const size = 64 * 1024;
  const fill = (text: string) => text.repeat(size / text.length);
  test.each([
    ['nothing but opening tags', fill('<a>')],
    ['opening tags with names', fill('<aaaaaaaaaaaaaaaaaaaa>')],
    ['tags with prefixes that nobody declared', fill('<b:a>')],
    ['tags that declare a prefix each', fill('<a xmlns:b="c">')],
    ['tags within long ones', `${`<${'a'.repeat(500)}>`.repeat(14)}${fill('<b/>')}`],
  ])('is given up after a few tags: %s', (_, xml) => {
    expect(workOf(() => readLogoutRequest(xml))).toBeLessThan(4_000);
    expect(workOf(() => codeOf(xml))).toBeLessThan(4_000);
    expect(workOf(() => codeOf(success(xml)))).toBeLessThan(4_000);
  });

  test.each([
    ['tags beside each other', `<a>${fill('<b/>')}</a>`],
    ['stairs as high as they may be', `<a>${fill(`${'<b>'.repeat(15)}${'</b>'.repeat(15)}`)}</a>`],
    ['attributes', `<a ${Array.from({ length: 6000 }, (_, index) => `b${index}="c"`).join(' ')}/>`],
    ['tags within names as long as they may be', `<${'a'.repeat(500)}>${fill('<b/>')}</${'a'.repeat(500)}>`],
    ['entities', `<a>${fill('&amp;')}</a>`],
  ])('costs no more than its length: %s', (_, xml) => {
    expect(workOf(() => readLogoutRequest(xml))).toBeLessThan(300 * xml.length);
  });
});
