import { expect, test } from 'vitest';
import { type PassportService, serviceFor } from './services.ts';

const library: PassportService = {
  institution: 'mingde',
  id: 'library',
  name: '图书馆',
  origin: 'https://lib.example',
  path: '/lib',
  cookieDomain: null,
};
const isAdmitted = (address: string) => serviceFor([library], address) !== null;

test.each([
  'https://lib.example/lib',
  'https://lib.example/lib/seats?back=%2e%2e%2fadmin',
  'https://lib.example/lib/a/../b',
  'https://lib.example/lib/%E9%A6%86%E8%97%8F',
  'https://lib.example/lib/item/a%2Fb',
  'https://lib.example/lib/100%25',
  'https://lib.example/lib/..well/...',
])('%s belongs to the site', (address) => {
  expect(isAdmitted(address)).toBe(true);
});

test.each([
  'https://lib.example/library',
  'https://lib.example.evil.example/lib',
  'https://lib.example:8443/lib',
  'https://u:p@lib.example/lib',
  'https://lib.example/lib/../admin',
  'https://lib.example/lib/%2e%2e/admin',
  'https://lib.example/lib/%2e%2e%2fadmin',
  'https://lib.example/lib/..%2fadmin',
  'https://lib.example/lib/%252e%252e%252fadmin',
  'https://lib.example/lib/%25252e%25252e%25252fadmin',
  'https://lib.example/lib/..%5cadmin',
  'https://lib.example/lib/..%255cadmin',
  'https://lib.example/lib\\..\\admin',
  'https://lib.example/lib/..;/admin',
  'https://lib.example/lib/%2e%2e;a=b/admin',
  'https://lib.example/lib/%c0%ae%c0%ae/admin',
  'https://lib.example/lib/%2e%2e%2fadmin%zz',
  'https://lib.example/lib/%00',
  `https://lib.example/lib/%${'25'.repeat(8)}2e`,
])('%s does not', (address) => {
  expect(isAdmitted(address)).toBe(false);
});
