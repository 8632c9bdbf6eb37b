import { expect, test } from 'vitest';
import { admitAddress, agentFor, ForbiddenAddress, networkOf } from './address.ts';

test.each([
  ['8.8.8.8', 'public'],
  ['2606:4700:4700::1111', 'public'],
  ['172.15.255.255', 'public'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'private'],
  ['127.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['::1', 'private'],
  ['fd00::1', 'private'],
  ['::ffff:10.0.0.1', 'private'],
  ['::ffff:7f00:1', 'private'],
  ['0.0.0.0', 'never'],
  ['169.254.169.254', 'never'],
  ['::ffff:169.254.169.254', 'never'],
  ['224.0.0.1', 'never'],
  ['255.255.255.255', 'never'],
  ['::', 'never'],
  ['::7f00:1', 'never'],
  ['192.88.99.1', 'never'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'never'],
  ['2001:1::1', 'public'],
  ['2002:7f00:1::', 'never'],
  ['fd00:ec2::254', 'never'],
  ['64:ff9b::a00:1', 'never'],
  ['fe80::1', 'never'],
  ['ff02::1', 'never'],
  ['::ffff:0:127.0.0.1', 'never'],
  ['::ffff:0:8.8.8.8', 'never'],
  ['64:ff9b::7f00:1', 'never'],
  ['64:ff9b:1::a9fe:a9fe', 'never'],
  ['fd20:ce::254', 'never'],
  ['100.100.100.200', 'never'],
  ['::ffff:100.100.100.200', 'never'],
  ['168.63.129.16', 'never'],
  ['fe80::a9fe:a9fe%eth0', 'never'],
  ['4000::1', 'never'],
  ['5f00::1', 'never'],
  ['3fff::1', 'never'],
  ['example.edu', 'never'],
])('%s is %s', (address, reach) => {
  expect(networkOf(address)).toBe(reach);
  const admitted = (allowPrivate: boolean) => () => admitAddress(address, allowPrivate);
  if (reach === 'public') expect(admitted(false)).not.toThrow();
  else expect(admitted(false)).toThrow(ForbiddenAddress);
  if (reach === 'never') expect(admitted(true)).toThrow(ForbiddenAddress);
  else expect(admitted(true)).not.toThrow();
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
])('%s is this machine, however it is written', (address) => {
  expect(() => agentFor(new URL(address), { allowPrivate: false })).toThrow(ForbiddenAddress);
  expect(() => agentFor(new URL(address), { allowPrivate: true })).not.toThrow();
});
