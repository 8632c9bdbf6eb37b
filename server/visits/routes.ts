import { addFontVisit } from '@yimen/contract/visits';
import { implement } from '../http/implement.ts';
import { countVisit } from './store.ts';

export const implementations = [
  implement(addFontVisit, async ({ terminalType }, visit) => {
    await countVisit(visit, terminalType === 2 || terminalType === 3 ? terminalType : 1);
    return {};
  }),
];
