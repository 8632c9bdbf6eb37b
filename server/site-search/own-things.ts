import { messageNoticeId } from '@yimen/contract/notices/messages';
import { isPage, thingHrefs } from '@yimen/contract/paths';
import { dayText } from '../lib/time.ts';
import { readLatestMessages } from '../person/store.ts';
import { readShortcuts } from '../site/store.ts';
import { type OwnFinder, ownEntry } from './own-entry.ts';

const mostMessages = 100;

/** The person's latest messages, each at its own address. */
export const findMessages: OwnFinder = async ({ visit, mayMatch }) =>
  (await readLatestMessages(visit, mostMessages)).flatMap(({ id, title, text, source, sentAt }) => {
    const noticeId = messageNoticeId(id);
    const path = thingHrefs.notice.desktop(noticeId);
    const facts = ['我的消息', source, dayText(sentAt)];
    return mayMatch(title, text) ? ownEntry({ id: noticeId, title, icon: 'mail', path, facts, body: text }) : [];
  });

/** The tools and shortcuts that the person's home and personal centre show. */
export const findTools: OwnFinder = async ({ visit, mayMatch }) => {
  const read = await Promise.all([readShortcuts(visit, 'tool'), readShortcuts(visit, 'quick')]);
  const named = new Map(read.flat().map((row) => [row.name, row]));
  return [...named.values()].flatMap(({ kind, position, name, icon, url }) =>
    mayMatch(name) && (isPage(url) || /^https?:/i.test(url))
      ? ownEntry({ id: `${kind}.${position}`, title: name, icon, path: url, facts: ['常用工具'] })
      : [],
  );
};
