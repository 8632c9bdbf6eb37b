import * as v from 'valibot';
import { expect, test } from 'vitest';
import { address, telephone } from './values.ts';

test('an address is http or https with any port and in any case, or a path', () => {
  const taken = [
    'https://portal.example.edu/a?b=1#c',
    'http://jw.example.edu.cn:8080',
    'https://a.example:8443/',
    'HTTPS://Library.Example.EDU/Opac',
    '/service-hall?category=study',
  ];
  for (const text of taken) expect(v.is(address, text), text).toBe(true);
});

test('what a browser would run, or open elsewhere than it looks, is no address', () => {
  const refused = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,a',
    'blob:https://a.example/1',
    'vbscript:a',
    'ftp://a.example/',
    'https://a.example:99999/',
    'https://a.example@evil.example/',
    'https:///a',
    '//evil.example',
    '/\\evil.example',
    'https://a.example/ b',
    'portal.example.edu',
    '',
  ];
  for (const text of refused) expect(v.is(address, text), text).toBe(false);
});

test('a telephone number can be dialled', () => {
  for (const text of ['12356', '0579-8866 0595', '+86 27 5566 9147']) expect(v.is(telephone, text), text).toBe(true);
  for (const text of ['', '1', '24 小时', '0579-', 'tel:110']) expect(v.is(telephone, text), text).toBe(false);
});
