import { expect, test } from 'vitest';
import { hashPassword, isUsableHash, verifyPassword } from './passwords.ts';

const [salt, tag] = ['ZBxcundON/SIm9Ln/oEWdA', 'gWEqV1o/tiJqHbkFY3U9sRfZFx7WUPm/si0GCL/GkEc'];
const hashOf = (cost: string, kind = 'argon2id') => `$${kind}$v=19$${cost}$${salt}$${tag}`;

test('hashes of ours and of common programs can be compared with a password', async () => {
  expect(isUsableHash(await hashPassword('a password'))).toBe(true);
  for (const cost of ['m=65536,t=3,p=4', 'm=102400,t=2,p=8', 'm=47104,t=1,p=1', 'm=7168,p=1,t=5']) {
    expect(isUsableHash(hashOf(cost)), cost).toBe(true);
  }
});

test.each([
  ['of memory without end', hashOf('m=4194304,t=1,p=1')],
  ['of passes without end', hashOf('m=64,t=9999999,p=1')],
  ['of much of both', hashOf('m=131072,t=10,p=1')],
  ['of threads without end', hashOf('m=65536,t=1,p=8000')],
  ['of no memory for its threads', hashOf('m=64,t=1,p=16')],
  ['of a cost that is told twice', hashOf('m=64,m=4194304,t=1')],
  ['of a cost that is no number', hashOf('m==64,t=1,p=1')],
  ['of another kind', hashOf('m=65536,t=3,p=4', 'argon2i')],
  ['that is cut off', hashOf('m=65536,t=3,p=4').slice(0, 60)],
])('a hash %s is no password’s, and takes no longer than others', async (_, hash) => {
  expect(isUsableHash(hash)).toBe(false);
  expect(await verifyPassword(hash, 'a password', 'm=4194304,t=1,p=1')).toBe(false);
});
