import * as contract from '@yimen/contract/sources/push';
import { implement } from '../../http/implement.ts';
import { deliver } from './deliver.ts';
import { noticeKind } from './notices.ts';
import { taskKind } from './tasks.ts';

export const implementations = [
  implement(contract.pushTasks, ({ items }, visit) => deliver(visit, taskKind, items)),
  implement(contract.pushNotices, ({ items }, visit) => deliver(visit, noticeKind, items)),
];
