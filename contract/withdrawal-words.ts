import type { WithdrawnThing } from './withdrawal.ts';

// Apart from the schemas, which the browser does not load.

interface WithdrawalWords {
  /** The thing whose page one has opened. */
  readonly thing: string;
  /** What has happened to it. */
  readonly gone: '下架' | '撤下';
  /** What to do with one that replaces something. */
  readonly instead: '改用' | '改看';
}

/** How a withdrawal is told, by kind: what is used goes and is replaced in other words than what is read. */
export const withdrawalWords: Readonly<Record<WithdrawnThing['kind'], WithdrawalWords>> = {
  service: { thing: '这项服务', gone: '下架', instead: '改用' },
  system: { thing: '这个业务系统', gone: '下架', instead: '改用' },
  news: { thing: '这篇资讯', gone: '撤下', instead: '改看' },
  notice: { thing: '这条通知', gone: '撤下', instead: '改看' },
  topic: { thing: '这个专题', gone: '撤下', instead: '改看' },
};
