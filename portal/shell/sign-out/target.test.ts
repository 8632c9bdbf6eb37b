import { expect, test } from 'vitest';
import { afterSignOut } from './target.ts';

test('signing out ends where the server says, or at the sign-in page', () => {
  const usual = { loginType: 0, loginPath: '/login', answered: null, service: '/', onPhone: false } as const;
  expect(afterSignOut(usual)).toBe('/login');
  expect(afterSignOut({ ...usual, service: '/service-hall' })).toBe('/login?redirect=%2Fservice-hall&stay=');
  const cas = 'https://cas.example/logout?service=https%3A%2F%2Fportal.example';
  expect(afterSignOut({ ...usual, loginType: 1, answered: cas })).toBe(cas);
  expect(afterSignOut({ ...usual, loginType: 2, answered: 'javascript:alert(1)' })).toBe('/login');
});

test('on a phone signing out ends at the home, or at the sign-in page that the institution has elsewhere', () => {
  const usual = { loginType: 0, loginPath: '/login', answered: null, service: '/mobile/home', onPhone: true } as const;
  expect(afterSignOut(usual)).toBe('/mobile/home');
  expect(afterSignOut({ ...usual, loginPath: 'https://app.example/login' })).toBe('https://app.example/login');
});
