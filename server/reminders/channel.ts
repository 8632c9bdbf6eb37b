import type { ReminderKind } from '@yimen/contract/person/reminders';
import type { GenericSchema } from 'valibot';
import type { people } from '../database/schema/people.ts';
import type { messages } from '../database/schema/person.ts';
import type { channels } from '../database/schema/reminders.ts';
import { JobError } from '../jobs/failure.ts';
import type { AllowPrivate } from '../lib/outbound/address.ts';
import type { Scoped } from '../tenancy/scoped.ts';

export type Recipient = Pick<typeof people.$inferSelect, 'id' | 'email'>;
export type ReminderMessage = Pick<typeof messages.$inferSelect, 'id' | 'title' | 'text' | 'source' | 'sentAt'>;

/** What is sent to a person: one message, or several in one. */
export interface Reminder {
  /** The same at each attempt. */
  readonly id: string;
  readonly kinds: readonly ReminderKind[];
  /** At least one, the newest first. */
  readonly messages: readonly [ReminderMessage, ...ReminderMessage[]];
}

/** The portal that sends, as its mails name it. */
export interface Portal {
  readonly institution: string;
  readonly name: string;
  readonly origin: string;
}

export type ChannelRow = typeof channels.$inferSelect;

export interface Sender {
  /**
   * Sends; false where this person cannot be reached so any more. Throws {@link ChannelFailure} where it
   * cannot be now.
   */
  send(to: Recipient, reminder: Reminder): Promise<boolean>;
}

/** A way to remind people outside the page. */
export interface Channel {
  /** Most that one person is sent within an hour; what is beyond it comes later, as one. */
  readonly hourly: number;
  /** The settings that an operator gives. */
  readonly settings: GenericSchema<unknown, Record<string, unknown>>;
  /** What is to be mended before it can send, in Chinese; null for nothing. */
  lacks(row: ChannelRow): string | null;
  /** Makes the secret of a new channel, and the settings that go with it. */
  makeSecret?(): { readonly secret: string; readonly settings: Readonly<Record<string, unknown>> };
  /** Deletes what people have given it, when it is removed: with another secret it would be of no use. */
  forget?(here: Scoped): Promise<unknown>;
  /** Where it reaches these people, as they are told it; those whom it does not reach are left out. */
  reached(here: Scoped, people: readonly Recipient[]): Promise<ReadonlyMap<string, string>>;
  /** `allowPrivate` are the private addresses to which the server may connect. */
  open(here: Scoped, row: ChannelRow, portal: Portal, allowPrivate: AllowPrivate): Sender;
}

/** The other end does not take something now; `words` say why, for the operator. */
export class ChannelFailure extends JobError {
  /** Whether it is the same for everybody: nothing else is sent then. */
  readonly isForAll: boolean;

  constructor(message: string, words: string, { isForAll, ...options }: ErrorOptions & { readonly isForAll: boolean }) {
    super(message, words, options);
    this.isForAll = isForAll;
  }
}
