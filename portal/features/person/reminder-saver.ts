import type { DataOf } from '@yimen/contract/endpoint';
import type { reminderConfig } from '@yimen/contract/person/reminders';

export type ReminderSettings = DataOf<typeof reminderConfig>;
export type Settings = Pick<ReminderSettings, 'choices' | 'quiet' | 'digestHour'>;
export type Choice = Settings['choices'][number];

export const isSame = (one: Omit<Choice, 'choice'>, { kind, channel }: Omit<Choice, 'choice'>): boolean =>
  one.kind === kind && one.channel === channel;

/** Saves a change; resolves to the change that undoes it and nothing else. */
export type Save = (change: Partial<Settings>) => Promise<Partial<Settings>>;

/**
 * Saves changes one after the other, each alone, so that what another device changed meanwhile stays. `show` is called
 * with each change at once, and, when none is on its way any more, with what the server has.
 */
export function reminderSaver(
  loaded: Settings,
  send: (settings: Settings) => Promise<Settings>,
  show: (settings: Settings) => void,
): Save {
  let stored = loaded;
  let shown = loaded;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function sendNext(change: Partial<Settings>): Promise<Partial<Settings>> {
    const { quiet, digestHour } = stored;
    const undo = undoOf(change, stored);
    stored = await send({ quiet, digestHour, choices: [], ...change });
    return undo;
  }

  return async (change) => {
    shown = withChange(shown, change);
    show(shown);
    waiting += 1;
    const sending = last.then(() => sendNext(change));
    last = sending.catch(() => undefined);
    try {
      return await sending;
    } finally {
      waiting -= 1;
      if (waiting === 0) {
        shown = stored;
        show(shown);
      }
    }
  };
}

const withChange = (settings: Settings, { choices = [], ...rest }: Partial<Settings>): Settings => ({
  ...settings,
  ...rest,
  choices: settings.choices.map((one) => choices.find((each) => isSame(each, one)) ?? one),
});

function undoOf({ choices, quiet, digestHour }: Partial<Settings>, stored: Settings): Partial<Settings> {
  return {
    ...(choices && { choices: stored.choices.filter((one) => choices.some((each) => isSame(each, one))) }),
    ...(quiet !== undefined && { quiet: stored.quiet }),
    ...(digestHour !== undefined && { digestHour: stored.digestHour }),
  };
}
