import { maxLengthOf } from '@yimen/contract/endpoint';
import { login } from '@yimen/contract/sign-in/auth';
import { expect, test } from 'vitest';
import { adminTarget } from './hrefs.ts';

test('a sign-in tells the server of a way to 管理台, and of no other', () => {
  for (const target of ['/admin', '/admin/notices?state=draft#top']) expect(adminTarget(target)).toBe(target);
  for (const target of ['/home', '/administration', '/', null, undefined]) expect(adminTarget(target)).toBeUndefined();
});

test('a target that is too long for the call does not keep anybody from signing in', () => {
  const longest = `/admin/${'a'.repeat(maxLengthOf(login, 'target') - '/admin/'.length)}`;
  expect(adminTarget(longest)).toBe(longest);
  expect(adminTarget(`${longest}a`)).toBeUndefined();
});
