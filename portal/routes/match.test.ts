import { expect, test } from 'vitest';
import { pageAt } from './match.ts';

test('filters leave the page the same, another menu entry is another page', () => {
  const at = (pathname: string, search = '') => pageAt({ pathname, search });
  expect(at('/news/', '?page=2')).toBe(at('/news', '?category=a'));
  expect(at('/news')).not.toBe(at('/home'));
  expect(at('/iframe', '?pageNavigationId=a')).not.toBe(at('/iframe', '?pageNavigationId=b'));
  expect(at('/iframe', '?from=b&pageNavigationId=a')).toBe(at('/iframe', '?pageNavigationId=a'));
});
