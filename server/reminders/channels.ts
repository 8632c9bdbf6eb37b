import type { ReminderChannel } from '@yimen/contract/person/reminders';
import type { Channel } from './channel.ts';
import { mail } from './mail.ts';

/** All ways to remind people outside the page. */
export const channelKinds: Readonly<Record<ReminderChannel, Channel>> = { mail };

export const isChannel = (kind: string): kind is ReminderChannel => Object.hasOwn(channelKinds, kind);
