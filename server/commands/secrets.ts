import { installation } from '../audit/store.ts';
import { rotateKeyFile } from '../database/secrets/key-file.ts';
import { readKeys } from '../database/secrets/keys.ts';
import { countSecrets, forgetLost, sealAll } from '../database/secrets/sealed.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import { choiceText, type Surroundings } from './words.ts';

type Action = (at: Surroundings, flags: ReadonlySet<string>) => Promise<void>;

const actions: Readonly<Record<string, Action>> = {
  async status({ db, print, keyFile }) {
    const { current, former, open, lost } = await countSecrets(db);
    print(`主密钥在 ${keyFile ?? 'YIMEN_SECRET'} 中。`);
    print(`${current} 个密钥用它加密，${former} 个用旧的主密钥加密，${open} 个没有加密。`);
    if (lost > 0) print(`${lost} 个密钥的主密钥不在这里，无法解密。`);
  },

  async rotate({ db, print, keyFile }) {
    if (!keyFile) {
      throw new AdminError(
        '主密钥在 YIMEN_SECRET 中：请把新的写在旧的前面，用逗号隔开，再重启所有服务。重启时会全部改用新的加密，之后可以去掉旧的。',
      );
    }
    rotateKeyFile(keyFile);
    readKeys();
    print(`${await sealAll(db)} 个密钥已改用新的主密钥加密，新的主密钥在 ${keyFile} 中。`);
    print('旧的主密钥也留在文件中，供运行中的服务和恢复备份使用，到下次更换为止。');
  },

  async forget({ db, print }, flags) {
    const { lost } = await countSecrets(db);
    if (lost === 0) return print('每个密钥都能解密，没有删除任何数据。');
    if (!flags.has('--yes')) {
      throw new AdminError(`将永久删除 ${lost} 个无法解密的密钥。请先找一找原来的主密钥，确定找不到了再加 --yes。`);
    }
    print(`已删除 ${await forgetLost(db)} 个无法解密的密钥。`);
    print('请重新设置数据源和登录方式的密钥，给推送系统换新的密钥；所有人要重新登录，日历的订阅地址要重新生成。');
  },
};

/** Runs a command that concerns all secrets of the database. */
export async function runSecrets(words: readonly string[], flags: ReadonlySet<string>, at: Surroundings) {
  const [name = ''] = words;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new UsageError(`secrets 后面应为 ${choiceText(Object.keys(actions))}。`);
  at.concerns(installation);
  await action(at, flags);
}
