import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segment } from './segmented-gzip.ts';

test('any text with any filling unzips to what it is in plain', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.stringMatching(/^[\w-]{1,64}$/), (parts, filling) => {
      const text = parts.map((part) => part.replaceAll('@', '')).join('@');
      const expected = Buffer.from(text.replaceAll('@', filling));
      const segmented = segment(text, '@');
      expect(segmented.plain(filling)).toEqual(expected);
      expect(gunzipSync(segmented.gzip(filling))).toEqual(expected);
    }),
  );
});

test('the packed form is much smaller than a page', () => {
  const page = segment(`${'<li class="service">办事指南</li>'.repeat(2000)}@${'<p>公告</p>'.repeat(2000)}`, '@');
  expect(page.gzip('x').length).toBeLessThan(page.plain('x').length / 20);
});
