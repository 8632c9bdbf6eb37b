import { messageNoticeId } from '@yimen/contract/notices/messages';
import { hrefTo, thingHrefs } from '@yimen/contract/paths';
import { reminderKinds } from '@yimen/contract/person/reminders';
import { escapeHtml } from '../http/plain-page.ts';
import { minuteText } from '../lib/time.ts';
import type { Portal, Recipient, Reminder, ReminderMessage } from './channel.ts';
import { offLink } from './off.ts';

/** Most messages that one mail tells; the others are counted. */
const mostTold = 20;

/** Where a message is read. */
export const linkOf = ({ id }: Pick<ReminderMessage, 'id'>): string => thingHrefs.notice.desktop(messageNoticeId(id));

/** What one reminder says in a line: its title, or how many there are. */
export const titleOf = ({ messages }: Pick<Reminder, 'messages'>): string =>
  messages.length === 1 ? messages[0].title : `${messages.length} 条新消息`;

/** A mail of one reminder, as text and as HTML, and the address that ends such mails. */
export function composeMail(portal: Portal, to: Pick<Recipient, 'id'>, reminder: Reminder) {
  const { origin, name, institution } = portal;
  const told = reminder.messages.slice(0, mostTold).map((message) => ({
    title: message.title,
    lines: message.text.split('\n').filter(Boolean),
    from: `${message.source}，${minuteText(message.sentAt)}`,
    href: `${origin}${linkOf(message)}`,
  }));
  const more = reminder.messages.length - told.length;
  const moreText = more > 0 ? `另有 ${more} 条，请到门户查看。` : '';
  // Who wants no digest any more still wants to know of a sign-in.
  const ended = reminder.kinds.length > 1 ? reminder.kinds.filter((kind) => kind !== 'security') : reminder.kinds;
  const kinds = ended.map((kind) => reminderKinds[kind]).join('、');
  const off = `${origin}${offLink({ institution, person: to.id, channel: 'mail', kinds: ended })}`;
  const settings = `${origin}${hrefTo('personal-center', { query: { tab: 'preferences' } })}`;
  const why = `这封邮件由${name}的服务门户自动发出，请不要回复。`;
  const text = [
    ...told.map(({ title, lines, from, href }) => [title, ...lines, from, `查看：${href}`].join('\n')),
    moreText,
    [why, `不再用邮件提醒（${kinds}）：${off}`, `调整提醒方式：${settings}`].join('\n'),
  ];
  const html = [
    '<!doctype html>',
    `<html lang="zh-CN"><head><meta charset="utf-8"><title>${escapeHtml(titleOf(reminder))}</title></head><body>`,
    ...told.map(
      ({ title, lines, from, href }) =>
        `<h2>${escapeHtml(title)}</h2>${[...lines, from].map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p><a href="${escapeHtml(href)}">查看“${escapeHtml(title)}”</a></p>`,
    ),
    moreText && `<p>${moreText}</p>`,
    `<hr><p>${escapeHtml(why)}</p>`,
    `<p><a href="${escapeHtml(off)}">不再用邮件提醒（${kinds}）</a></p>`,
    `<p><a href="${escapeHtml(settings)}">调整提醒方式</a></p></body></html>`,
  ];
  return {
    subject: titleOf(reminder),
    text: text.filter(Boolean).join('\n\n'),
    html: html.filter(Boolean).join('\n'),
    off,
  };
}
