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
  expect(withoutSecrets('咨询 https://portal.example.edu/a')).toBe('咨询 https://portal.example.edu/a');
  expect(withoutSecrets(null)).toBeNull();
});
