import { expect, test } from 'vitest';
import { withoutSecrets } from './redact.ts';

test('what is recorded holds no secret, however deep it lies or an address carries it', () => {
  const config = {
    url: 'https://user:s3cret@hr.example.edu/list?token=s3cret&no={no}#top',
    headers: { Authorization: 'Bearer s3cret', accept: 'application/json' },
    accessToken: 's3cret',
    nested: [{ clientSecret: 's3cret', name: '人事' }],
    enabled: true,
    password: '',
  };
  const told = withoutSecrets(config);
  expect(JSON.stringify(told)).not.toContain('s3cret');
  expect(told).toEqual({
    url: 'https://hr.example.edu/list?token=…&no={no}#top',
    headers: { Authorization: '…', accept: 'application/json' },
    accessToken: '…',
    nested: [{ clientSecret: '…', name: '人事' }],
    enabled: true,
    password: '',
  });
});

test('what is recorded holds no credential, by its form, by the names above it and by the name beside it', () => {
  const config = {
    headers: { 'X-Proxy': 'Basic dTpw', 'X-Digest': 'Digest username="u"' },
    body: { password: 1234, token: { value: 'abc', parts: [{ of: 'def' }] }, tokens: ['abc'] },
    pairs: [
      { name: 'token', value: 'abc' },
      { key: 'apiKey', value: 'abc' },
    ],
  };
  expect(withoutSecrets(config)).toEqual({
    headers: { 'X-Proxy': '…', 'X-Digest': '…' },
    body: { password: '…', token: { value: '…', parts: [{ of: '…' }] }, tokens: ['…'] },
    pairs: [
      { name: 'token', value: '…' },
      { key: 'apiKey', value: '…' },
    ],
  });
});

test('the rest is recorded as it is, also the place of a secret', () => {
  const rest = {
    headers: { Authorization: 'APPCODE {secret:code}', Cookie: 'sid={secret:sid}' },
    pairs: [{ name: 'term', value: 'autumn' }],
    page: 1,
    title: 'Basic English course',
    at: new Date(0),
  };
  expect(withoutSecrets(rest)).toEqual(rest);
  expect(withoutSecrets('咨询 https://portal.example.edu/a')).toBe('咨询 https://portal.example.edu/a');
  expect(withoutSecrets(null)).toBeNull();
});
