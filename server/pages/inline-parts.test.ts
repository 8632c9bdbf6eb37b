import { expect, test } from 'vitest';
import { hashInlineParts } from './inline-parts.ts';

test('parts with the nonce are trusted by what they say, and lose it', () => {
  const page =
    '<link nonce="x9" rel="stylesheet"/><style id="a" nonce="x9">p{}</style><script nonce="x9" async="">1</script>';
  expect(hashInlineParts(page, 'x9')).toEqual({
    html: '<link rel="stylesheet"/><style id="a">p{}</style><script async="">1</script>',
    scripts: ["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"],
    styles: ["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
  });
});

test('a part without the nonce, or with another, is not trusted', () => {
  const page = '<script>1</script><script nonce="other">1</script><p nonce="x9">1</p>';
  expect(hashInlineParts(page, 'x9')).toMatchObject({ scripts: [], styles: [] });
});

test('a page that says its nonce elsewhere cannot be shared', () => {
  expect(hashInlineParts('<p>abc</p><script nonce="abc">1</script>', 'abc')).toBeNull();
});

test('lines end as a browser reads them', () => {
  const hashes = ['a\nb', 'a\r\nb', 'a\rb'].map((text) => hashInlineParts(`<script nonce="x9">${text}</script>`, 'x9'));
  expect(new Set(hashes.map((page) => page?.scripts[0])).size).toBe(1);
});
