import { getAppearance, saveAppearance } from '@yimen/contract/person/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('how pages look is kept with the person, each choice by itself', async () => {
  const token = await world.signIn('2024310086');
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
