import { expect, test } from 'vitest';
import { reminderSaver, type Settings } from './reminder-saver.ts';

const mail = (choice: 'now' | 'off') => ({ kind: 'messages', channel: 'mail', choice }) as const;
const push = (choice: 'now' | 'off') => ({ kind: 'messages', channel: 'push', choice }) as const;
const loaded: Settings = { choices: [mail('off'), push('off')], quiet: null, digestHour: 8 };

/** Stores what it is sent as the server does: the choices that are named, and the rest whole. */
function open() {
  const world = { stored: loaded, shown: loaded, sent: [] as Settings[], isAway: false };
  const save = reminderSaver(
    loaded,
    async ({ choices, ...rest }) => {
      if (world.isAway) throw new Error('away');
      world.sent.push({ choices, ...rest });
      const named = (one: Settings['choices'][number]) => choices.find(({ channel }) => channel === one.channel);
      world.stored = { ...rest, choices: world.stored.choices.map((one) => named(one) ?? one) };
      return world.stored;
    },
    (settings) => {
      world.shown = settings;
    },
  );
  return { world, save };
}

test('sends only what was changed, so what another device chose meanwhile stays and is shown', async () => {
  const { world, save } = open();
  world.stored = { ...loaded, choices: [mail('off'), push('now')] };
  await save({ choices: [mail('now')] });
  expect(world.sent).toEqual([{ ...loaded, choices: [mail('now')] }]);
  expect(world.shown.choices).toEqual([mail('now'), push('now')]);
});

test('undoes one change and leaves those that came after it', async () => {
  const { world, save } = open();
  const undo = await save({ choices: [mail('now')] });
  await save({ choices: [push('now')] });
  await save({ quiet: { from: '22:00', to: '07:00' } });
  await save(undo);
  expect(world.stored).toEqual({
    ...loaded,
    choices: [mail('off'), push('now')],
    quiet: { from: '22:00', to: '07:00' },
  });
  expect(world.shown).toEqual(world.stored);
});

test('shows what the server has after an undo that failed, also where another change is on its way', async () => {
  const { world, save } = open();
  const undo = await save({ choices: [mail('now')] });
  world.isAway = true;
  const undone = save(undo);
  expect(world.shown.choices).toEqual([mail('off'), push('off')]);
  const later = save({ digestHour: 18 });
  await expect(undone).rejects.toThrow('away');
  await expect(later).rejects.toThrow('away');
  expect(world.shown).toEqual({ ...loaded, choices: [mail('now'), push('off')] });
});
