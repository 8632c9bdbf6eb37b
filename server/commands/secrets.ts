import { rotateKeyFile } from '../database/secrets/key-file.ts';
import { readKeys } from '../database/secrets/keys.ts';
import { countSecrets, forgetLost, sealAll } from '../database/secrets/sealed.ts';
import { AdminError } from './fields.ts';
import type { Surroundings } from './words.ts';

type Action = (at: Surroundings, flags: ReadonlySet<string>) => Promise<void>;

const actions: Readonly<Record<string, Action>> = {
  async status({ db, print, keyFile }) {
    const { current, former, open, lost } = await countSecrets(db);
    print(`The key is in ${keyFile ?? 'YIMEN_SECRET'}.`);
    print(`${current} secret(s) are sealed with it, ${former} with a former one, ${open} with none.`);
    if (lost > 0) print(`${lost} are sealed with a key that is not here.`);
  },

  async rotate({ db, print, keyFile }) {
    if (!keyFile) {
      throw new AdminError(
        'The key is in YIMEN_SECRET: put a new one before it, with a comma between, and start every server anew; what the former one sealed is sealed anew then, and it may go.',
      );
    }
    rotateKeyFile(keyFile);
    readKeys();
    print(`${await sealAll(db)} secret(s) are sealed with a new key, which is in ${keyFile}.`);
    print('The former one stays there, until the next rotation, for servers that run and for what you restore.');
  },

  async forget({ db, print }, flags) {
    const { lost } = await countSecrets(db);
    if (lost === 0) return print('The key of every secret is here: nothing is deleted.');
    if (!flags.has('--yes')) {
      throw new AdminError(`${lost} secret(s) would be gone for good: look for the key first, then say --yes.`);
    }
    print(`${await forgetLost(db)} secret(s) are deleted. Set anew those of sources and of ways to sign in, and make`);
    print(
      'new keys for the systems that deliver. Everyone has to sign in again, and gets a new calendar address on request.',
    );
  },
};

/** Runs a command that concerns all secrets of the database. */
export async function runSecrets(words: readonly string[], flags: ReadonlySet<string>, at: Surroundings) {
  const [name = ''] = words;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new AdminError(`Say “secrets ${Object.keys(actions).join(' | ')}”.`);
  await action(at, flags);
}
