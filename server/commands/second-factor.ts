import { eq } from 'drizzle-orm';
import { accounts, people } from '../database/schema/people.ts';
import { AdminError } from '../parts/fields.ts';
import { resetSecondFactor } from '../sign-in/staff/factor-store.ts';
import { scoped } from '../tenancy/scoped.ts';
import { runAmong } from './connections.ts';
import { need } from './words.ts';

/** Commands for the second factors of the staff. */
export const runSecondFactor = runAmong('second-factor', {
  /** For somebody who has lost app, passkeys and recovery codes. Throws {@link AdminError} where there is none to reset. */
  async reset(key, words, { db, print }) {
    const [name = ''] = need(words, '账号');
    const here = scoped(db, { id: key });
    const account = await here.first(accounts, eq(accounts.account, name));
    const person = await here.first(people, eq(people.id, account?.person ?? name));
    if (!person) throw new AdminError(`${key} 没有账号 ${name}。`);
    const ended = await resetSecondFactor(here, person);
    if (ended === null) throw new AdminError(`${person.name}（${name}）没有设置二次验证。`);
    print(`${person.name}（${name}）的二次验证已重置，通行密钥和恢复码作废，结束了 ${ended} 个管理台登录。`);
    print('请核对本人身份后再告诉他：下次进入管理台时，重新设置。');
  },
});
