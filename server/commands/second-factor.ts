import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { AdminError } from '../parts/fields.ts';
import { resetSecondFactor } from '../sign-in/staff/factor-store.ts';
import { scoped } from '../tenancy/scoped.ts';
import { runAmong } from './connections.ts';
import { personOfAccount } from './passwords.ts';
import { isAgreedTo, need } from './words.ts';

/** Commands for the second factors of the staff. */
export const runSecondFactor = runAmong('second-factor', {
  /** For somebody who has lost app, passkeys and recovery codes. Throws {@link AdminError} where there is none to reset. */
  async reset(key, words, at, flags) {
    const { db, print } = at;
    const [name = ''] = need(words, '账号');
    const person = await personOfAccount(scoped(db, { id: key }), name);
    const ended = await (flags.has('--yes') ? inTransaction : tryInTransaction)(db, (tx) =>
      resetSecondFactor(scoped(tx, { id: key }), person),
    );
    if (ended === null) throw new AdminError(`${person.name}（${name}）没有设置二次验证。`);
    const told = `将重置${person.name}（${name}）的二次验证：验证器应用、通行密钥和恢复码作废，${ended} 个管理台登录马上结束。不能放回，只能由他重新设置。`;
    // Staff sign in all the time: that changes nothing of what is agreed to.
    if (!isAgreedTo({ verb: '重置', what: `${name} 的二次验证`, exact: person.id, told }, flags, at)) return;
    at.about({ part: 'people', key: person.id, detail: '' });
    print(`${person.name}（${name}）的二次验证已重置，通行密钥和恢复码作废，结束了 ${ended} 个管理台登录。`);
    print('请核对本人身份后再告诉他：下次进入管理台时，重新设置。');
  },
});
