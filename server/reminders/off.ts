import { codes } from '@yimen/contract/envelope';
import { limits } from '@yimen/contract/limits';
import {
  reminderChannelIds,
  reminderChannels,
  reminderKindIds,
  reminderKinds,
  reminderOffPath,
} from '@yimen/contract/person/reminders';
import * as v from 'valibot';
import { seal, unseal } from '../database/secrets/keys.ts';
import type { HandlerRequest } from '../http/domain.ts';
import { refuseMethod } from '../http/only-get.ts';
import { plainPage } from '../http/plain-page.ts';
import { Refusal } from '../http/refusal.ts';
import { saveSettings } from './settings.ts';

/** What a link of a reminder ends. */
const ending = v.strictObject({
  institution: v.string(),
  person: v.string(),
  channel: v.picklist(reminderChannelIds),
  kinds: v.array(v.picklist(reminderKindIds)),
});
type Ending = Readonly<Omit<v.InferOutput<typeof ending>, 'kinds'>> & { readonly kinds: readonly string[] };

const place = 'reminders.off';

/** The address that ends reminders without a session; nobody can make one for another, or read of whom it is. */
export const offLink = (what: Ending): string =>
  `${reminderOffPath}?token=${encodeURIComponent(seal(JSON.stringify(what), place))}`;

function readEnding(token: string): v.InferOutput<typeof ending> | null {
  try {
    // A text that is not sealed would come back as it is.
    return token.startsWith('sealed:') ? v.parse(ending, JSON.parse(unseal(token, place))) : null;
  } catch {
    return null;
  }
}

/**
 * Answers the links of reminders; null for every other path. Only a POST ends them (RFC 8058): programs that look at mails
 * follow links by GET, which asks.
 */
export async function handleReminderOff(asked: HandlerRequest): Promise<Response | null> {
  const {
    db,
    institution,
    request,
    count,
    place: { requestId },
  } = asked;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== reminderOffPath) return null;
  const refused = refuseMethod(request, ['GET', 'HEAD', 'POST']);
  if (refused) return refused;
  try {
    await count(limits.reminderOff);
    const what = readEnding(searchParams.get('token') ?? '');
    if (what?.institution !== institution.id)
      throw new Refusal(codes.notFound, '这个链接不完整或者已经失效，请登录门户，在偏好设置里调整提醒方式。', 404);
    const { person, channel, kinds } = what;
    const name = `${kinds.map((kind) => reminderKinds[kind]).join('、')}的${reminderChannels[channel]}提醒`;
    if (request.method !== 'POST')
      return plainPage({
        status: 200,
        title: `关闭${name}`,
        text: '关闭后，消息仍会出现在门户的消息里。',
        button: '关闭提醒',
        requestId,
      });
    const off = kinds.map((kind) => ({ kind, channel, choice: 'off' as const }));
    await saveSettings(db, institution, { id: person }, off);
    return plainPage({
      status: 200,
      title: `已关闭${name}`,
      text: '消息仍会出现在门户的消息里；想再打开，请登录门户，到偏好设置里调整。',
      requestId,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    asked.refused(error);
    return plainPage({ status: error.status, title: '没有关闭提醒', text: error.message, requestId });
  }
}
