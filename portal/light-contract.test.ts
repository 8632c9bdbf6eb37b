import path from 'node:path';
import { maxLengthOf } from '@yimen/contract/endpoint';
import { addEntry } from '@yimen/contract/schedule/entries';
import { getServiceApp } from '@yimen/contract/services/list';
import { expect, test } from 'vitest';
import { lightContract } from './light-contract.ts';

const contract = path.join(import.meta.dirname, '../contract');

test('the browser gets what a call needs of an endpoint, and no schema', async () => {
  const source = await lightContract().load(path.join(contract, 'services/list.ts'));
  const line = source?.split('\n').find((text) => text.includes('getServiceApp'));
  const { method, path: address, access, maxLengths } = getServiceApp;
  expect(line).toBe(`export const getServiceApp = ${JSON.stringify({ method, path: address, access, maxLengths })};`);
  expect(source).not.toContain('schema');
});

test('a form knows the longest texts of its call, and no description', async () => {
  const source = await lightContract().load(path.join(contract, 'schedule/entries.ts'));
  const line = source?.split('\n').find((text) => text.includes('addEntry'));
  expect(line).toContain('"maxLengths":{"title":40,"place":60,"note":500}');
  expect(source).not.toContain('What it is called');
  expect(() => maxLengthOf(addEntry, 'allDay')).toThrow('no longest text');
});

test('writes and one-shot calls stay marked, for the client retries by it', async () => {
  const source = await lightContract().load(path.join(contract, 'services/collection.ts'));
  expect(source).toMatch(/collectApp = .*"writes":true/);
  const auth = await lightContract().load(path.join(contract, 'sign-in/auth.ts'));
  expect(auth).toMatch(/ login = .*"once":true/);
});

test('modules without schemas and modules of other rooms stay as they are', async () => {
  expect(await lightContract().load(path.join(contract, 'envelope.ts'))).toBeNull();
  expect(await lightContract().load(path.join(contract, '../ui/button/index.ts'))).toBeNull();
});
