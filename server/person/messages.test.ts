import { personMessages, readMessages } from '@yimen/contract/person/data';
import { getAppearance, saveAppearance } from '@yimen/contract/person/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
});
afterAll(() => world.close());

const unread = async () => {
  const { list } = (await world.call(personMessages, { pageSize: 100 }, { token })).data;
  return list.flatMap(({ id, read }) => (read ? [] : [id])).sort();
};

test('all messages are marked as read at once, and those that were unread can be taken back', async () => {
  const before = await unread();
  expect(before.length).toBeGreaterThan(1);
  const { data } = await world.call(readMessages, { ids: 'all', read: true }, { token });
  expect(data).toEqual({ changed: before, unread: 0 });
  expect(await unread()).toEqual([]);
  await world.call(readMessages, { ids: data.changed, read: false }, { token });
  expect(await unread()).toEqual(before);
});

test('one message is marked by its id, and no one else’s', async () => {
  const [first = '', ...rest] = await unread();
  expect((await world.call(readMessages, { ids: [first], read: true }, { token })).data.changed).toEqual([first]);
  expect(await unread()).toEqual(rest);
  const other = await world.signIn('20150132');
  expect(await world.call(readMessages, { ids: [first], read: true }, { token: other })).toMatchObject({ code: 404 });
});

test.each([
  ['nothing that says which', { read: true }],
  ['a misspelt field', { id: ['msg-lin-2'], read: true }],
  ['no word of what they are to be', { ids: 'all' }],
])('%s marks no message', async (_, input) => {
  const before = await unread();
  expect(await world.send('POST', readMessages.path, input, { token })).toMatchObject({ status: 400, success: false });
  expect(await unread()).toEqual(before);
});

test('how pages look is kept with the person, each choice by itself', async () => {
  const read = async (by: string) => (await world.call(getAppearance, {}, { token: by })).data;
  expect(await read(token)).toEqual({ theme: null, textSize: null });
  await world.call(saveAppearance, { theme: 'dark' }, { token });
  expect((await world.call(saveAppearance, { textSize: 'large' }, { token })).data).toEqual({
    theme: 'dark',
    textSize: 'large',
  });
  expect(await read(await world.signIn('2024310086'))).toEqual({ theme: 'dark', textSize: 'large' });
  expect(await read(await world.signIn('20150132'))).toEqual({ theme: null, textSize: null });
});
