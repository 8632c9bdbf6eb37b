import type { ReminderChannel } from '@yimen/contract/person/reminders';
import type { Channel } from './channel.ts';
import { mail } from './mail.ts';
import { push } from './push.ts';

/** All ways to remind people outside the page. */
export const channelKinds: Readonly<Record<ReminderChannel, Channel>> = { mail, push };

export const isChannel = (kind: string): kind is ReminderChannel => Object.hasOwn(channelKinds, kind);
