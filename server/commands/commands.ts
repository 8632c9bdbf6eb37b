import { writeFile } from 'node:fs/promises';
import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import {
  changeHost,
  checkedPassword,
  findRows,
  newPassword,
  removeRows,
  setInstitution,
  setPassword,
  setRow,
} from './change.ts';
import { readWhole } from './check.ts';
import { runPushKey, runSource } from './connections.ts';
import { AdminError, readFields } from './fields.ts';
import { runFile } from './files.ts';
import { newInstitution } from './new-institution.ts';
import { checkPictures, runPicture } from './pictures.ts';
import { Problems } from './problems.ts';
import { runSecrets } from './secrets.ts';
import { runApiKey, runKeys, runService, runSignIn } from './sign-in.ts';
import { findPart, type Part, parts } from './tables.ts';
import { exportWhole, importWhole, isConfidential, removedText } from './whole.ts';
import { need, readJson, type Surroundings } from './words.ts';

export const usage = `npm run admin -- <command>

  institutions                              lists institutions with their hosts
  create <key> <name> <host>                makes an institution with empty pages
  delete <key> --yes                        deletes an institution with all that is its own
  export <key> <file> [--accounts] [--secrets]
                                            writes a whole institution, passwords' hashes and secrets only if asked
  check <file>                              tells what is wrong with such a file, and writes nothing
  import <file> [--replace] [--yes]         makes the institution of a file, or changes it to what the file says;
                                            what people did stays, and goes with what they did it with if one says yes
  host add|remove <key> <host>              https://host:8443 where people reach it by another port
  show <part> <key> [field=value …]         prints rows as JSON
  set institution <key> field=value …       changes settings: hotline=…  template=2  grey=true  bridge='{…}'
  set theme <key> themColor=#…              changes colours
  set <part> <key> field=value …            adds a row, or changes the one of the same key
  remove <part> <key> field=value …         deletes the rows that have these values
  user <key> <account> [field=value …]      adds or changes a person who may sign in
  password <key> <account>                  sets a new password, ends the account's sessions and calendar address
  picture list <key>                        pictures that the institution brings itself
  picture set <key> <name> <file>           adds or changes one: emblem, hero, hero-night, sign-in …; PNG, JPEG or WebP
  picture remove <key> <name>               the program's own stands in its place again, if it has one
  file list <key>                           files to download
  file set <key> <file> [<name>]            adds or changes one; attachments and forms of its name lead to it
  file remove <key> <name>
  source list <key>                         other systems that are asked for rows
  source set <key> <source> <file>          adds or changes one to what the file says
  source secret <key> <source> <name>       takes one of its secrets from standard input
  source test <key> <source> <account>      asks it for a person and tells what comes
  source remove <key> <source>
  sign-in list <key>                        ways to sign in, with their settings
  sign-in set <key> <method> field=value …  adds or changes one: kind=cas name=… base=https://…
  sign-in secret <key> <method>             takes its secret from standard input
  sign-in test <key> <method>               asks its counterpart something harmless
  sign-in remove <key> <method>
  api-key list|create <key> <method>        keys of signed API sign-on; a new one is shown once
  api-key revoke <key> <method> <id>
  keys rotate <key>                         signs tokens with a new key; nobody is signed out
  keys revoke <key>                         for a key that has leaked: everybody is signed out
  secrets status|rotate|forget              how the secrets in the database are sealed; seals them with a new key;
                                            deletes those whose key is lost (--yes)
  service list <key>                        other sites that take a passport
  service add <key> <service> <name> <address> [cookieDomain=…]
                                            registers one, or changes it; its secret is shown once
  service remove <key> <service>
  push-key list <key>                       systems that deliver tasks and notices, with their keys
  push-key create <key> <system> <name>     lets a system deliver; its key is shown once
  push-key rotate <key> <system>            makes a new key; the former one signs for a week more
  push-key revoke <key> <system> [<id>]     ends a key now, or all of the system's

  <part>: ${parts.map(({ name }) => name).join(', ')}.
  “services” stands for apps, “users” for people. --password-stdin reads the password from standard input;
  without it a new one is made and printed once. The database is that of the server: DATABASE_URL or YIMEN_DATA.`;

type Command = (words: readonly string[], flags: ReadonlySet<string>, at: Surroundings) => Promise<void>;

/** Runs one command. Throws {@link AdminError} or ContentError with what to put right; then nothing was written. */
export async function runCommand(given: readonly string[], at: Surroundings): Promise<void> {
  const flags = new Set(given.filter((word) => word.startsWith('--')));
  const [name = '', ...words] = given.filter((word) => !word.startsWith('--'));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new AdminError(name ? `There is no command “${name}”.\n\n${usage}` : usage);
  const [known, ...allowed] = [name, ...(allowedFlags[name] ?? [])];
  const foreign = [...flags].find((flag) => !allowed.includes(flag));
  if (foreign) throw new AdminError(`“${known}” has no switch ${foreign}.`);
  await command(words, flags, at);
}

const allowedFlags: Readonly<Record<string, readonly string[]>> = {
  delete: ['--yes'],
  secrets: ['--yes'],
  export: ['--accounts', '--secrets'],
  import: ['--replace', '--yes'],
  user: ['--password-stdin'],
  password: ['--password-stdin'],
};

async function own(db: Database, key: string): Promise<string> {
  const [found] = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, key));
  if (!found) throw new AdminError(`There is no institution ${key}.`);
  return key;
}

function partNamed(name: string): Part {
  const part = findPart(name);
  if (!part) throw new AdminError(`There is no part “${name}”. There are: ${parts.map((one) => one.name).join(', ')}.`);
  if (part.name === 'artworks' || part.name === 'avatars') throw new AdminError('Pictures are set with “picture”.');
  if (part.name === 'files') throw new AdminError('Files are set with “file”.');
  if (part.name === 'accounts') throw new AdminError('Accounts are made with “user” and “password”.');
  if (isConfidential(part.name)) throw new AdminError('Secrets are set with “source secret”, keys with “push-key”.');
  return part;
}

async function givenPassword(flags: ReadonlySet<string>, { input, print }: Surroundings): Promise<string> {
  if (flags.has('--password-stdin')) return checkedPassword((await input()).replace(/\r?\n$/, ''));
  const password = newPassword();
  print(`The password, shown this once: ${password}`);
  return password;
}

const commands: Readonly<Record<string, Command>> = {
  async institutions(_words, _flags, { db, print }) {
    const all = await db.select().from(institutions).orderBy(asc(institutions.id));
    const names = await db.select().from(hosts).orderBy(asc(hosts.host));
    for (const { id, name } of all) {
      print([id, name, ...names.filter(({ institution }) => institution === id).map(({ host }) => host)].join('  '));
    }
    if (all.length === 0) print('There is no institution yet: make one with “create” or “import”.');
  },

  async create(words, _flags, { db, print }) {
    const [key = '', name = '', host = ''] = need(words, 'key', 'name', 'host');
    await importWhole(db, newInstitution(key, name, host));
    print(
      `${name} is at http://${host}. Its pictures are built in until “picture set ${key} emblem <file>” gives it its own.`,
    );
  },

  async delete(words, flags, { db, print }) {
    const [key = ''] = need(words, 'key');
    await own(db, key);
    if (!flags.has('--yes'))
      throw new AdminError(`All of ${key} would be gone, its people too: export it, then say --yes.`);
    await db.delete(institutions).where(eq(institutions.id, key));
    print(`${key} is deleted.`);
  },

  async export(words, flags, { db, print }) {
    const [key = '', file = ''] = need(words, 'key', 'file');
    const asked = { accounts: flags.has('--accounts'), secrets: flags.has('--secrets') };
    const whole = await exportWhole(db, await own(db, key), asked);
    // It holds personal data: for its owner's eyes only.
    await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 });
    print(`${key} is in ${file}.`);
  },

  async check(words, _flags, { print }) {
    const [file = ''] = need(words, 'file');
    const problems = new Problems();
    const whole = readWhole(await readJson(file), problems);
    if (whole) await checkPictures(whole, problems);
    problems.throwIfAny();
    print(`${file} is right: ${[...(whole?.rows.values() ?? [])].flat().length} rows.`);
  },

  async import(words, flags, { db, print }) {
    const [file = ''] = need(words, 'file');
    const asked = { replace: flags.has('--replace'), evenLost: flags.has('--yes') };
    const { institution, rows, removed } = await importWhole(db, await readJson(file), asked);
    print(`${institution.id} is as ${file} says: ${[...rows.values()].flat().length} rows.`);
    const gone = removedText(removed);
    if (gone) print(`Gone:\n${gone}`);
  },

  async host(words, _flags, { db, print }) {
    const [what = '', key = '', host = ''] = need(words, 'add or remove', 'key', 'host');
    if (what !== 'add' && what !== 'remove') throw new AdminError('Say “host add” or “host remove”.');
    await changeHost(db, await own(db, key), what, host.toLowerCase());
    const [left] = await db.select({ count: count() }).from(hosts).where(eq(hosts.institution, key));
    print(`${key} has ${left?.count ?? 0} host(s).`);
  },

  async show(words, _flags, { db, print }) {
    const [name = '', key = ''] = need(words, 'part', 'key');
    print(JSON.stringify(await findRows(db, await own(db, key), partNamed(name), readFields(words.slice(2))), null, 2));
  },

  async set(words, _flags, { db, print }) {
    const [name = '', key = ''] = need(words, 'part', 'key', 'field=value');
    const fields = readFields(words.slice(2));
    await own(db, key);
    if (name === 'institution' || name === 'theme') {
      const named = fields.map(([path, value]) => [name === 'theme' ? `theme.${path}` : path, value] as const);
      await setInstitution(db, key, named);
      print(`${key} is changed.`);
    } else print(`One row of ${name} is ${await setRow(db, key, partNamed(name), fields)}.`);
  },

  async remove(words, _flags, { db, print }) {
    const [name = '', key = ''] = need(words, 'part', 'key', 'field=value');
    const removed = await removeRows(db, await own(db, key), partNamed(name), readFields(words.slice(2)));
    print(`${removed} row(s) of ${name} removed.`);
  },

  async user(words, flags, at) {
    const [key = '', account = ''] = need(words, 'key', 'account');
    await own(at.db, key);
    const part = partNamed('people');
    const fields = [['id', account] as const, ...readFields(words.slice(2))];
    const isNew = (await findRows(at.db, key, part, [['id', account]])).length === 0;
    const password = isNew || flags.has('--password-stdin') ? await givenPassword(flags, at) : null;
    at.print(`${account} is ${await setRow(at.db, key, part, fields)}.`);
    if (password !== null) await setPassword(at.db, key, account, password);
  },

  async password(words, flags, at) {
    const [key = '', account = ''] = need(words, 'key', 'account');
    await own(at.db, key);
    const [person] = await findRows(at.db, key, partNamed('people'), [['id', account]]);
    if (!person) throw new AdminError(`${key} has no person ${account}: add one with “user”.`);
    await setPassword(at.db, key, account, await givenPassword(flags, at));
    at.print(
      `${account} has a new password, and is signed out everywhere; programs have to be given its calendar anew.`,
    );
  },

  picture: (words, _flags, at) => withOwn(words, at, runPicture),
  file: (words, _flags, at) => withOwn(words, at, runFile),
  source: (words, _flags, at) => withOwn(words, at, runSource),
  'push-key': (words, _flags, at) => withOwn(words, at, runPushKey),
  'sign-in': (words, _flags, at) => withOwn(words, at, runSignIn),
  'api-key': (words, _flags, at) => withOwn(words, at, runApiKey),
  keys: (words, _flags, at) => withOwn(words, at, runKeys),
  secrets: runSecrets,
  service: (words, _flags, at) => withOwn(words, at, runService),
};

/** Runs one of several actions once the institution is known to be there. */
async function withOwn(words: readonly string[], at: Surroundings, run: typeof runSignIn): Promise<void> {
  const [what = '', key = '', ...rest] = words;
  if (key) await own(at.db, key);
  await run(what, key, rest, at);
}
