import { asc, count, eq, getTableColumns } from 'drizzle-orm';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { scoped } from '../tenancy/scoped.ts';
import { runAudit } from './audit.ts';
import { changeHost, findRows, removeRows, setInstitution, setRow } from './change.ts';
import { readWhole } from './check.ts';
import { runPushKey, runSource } from './connections.ts';
import { describePart } from './describe.ts';
import { runExplain } from './explain.ts';
import { AdminError, merge, readFields } from './fields.ts';
import { runFile } from './files.ts';
import { runJobs } from './jobs.ts';
import { newInstitution } from './new-institution.ts';
import { giveInitialPasswords, givenPassword, giveOneTimeCode, setPassword } from './passwords.ts';
import { runPerson } from './person.ts';
import { checkPictures, runPicture } from './pictures.ts';
import { Problems } from './problems.ts';
import { recorded } from './record.ts';
import { shownRow } from './rows.ts';
import { runSecrets } from './secrets.ts';
import { runApiKey, runKeys, runService, runSignIn } from './sign-in.ts';
import { findPart, type Part, type Row, tenantParts } from './tables.ts';
import { exportWhole, importWhole, isConfidential, removedText } from './whole.ts';
import { readInstitution, writeInstitution } from './whole-file.ts';
import { need, type Outside, type Surroundings } from './words.ts';

export const adminUsage = `npm run admin -- <command>

  institutions                              lists institutions with their hosts
  create <key> <name> <host> [field=value …]
                                            makes an institution with empty pages: theme.themColor=#…  template=2
  delete <key> --yes                        deletes an institution with all that is its own
  export <key> <file> [--accounts] [--secrets]
                                            writes a whole institution, passwords' hashes and secrets only if asked;
                                            to a folder, with a file for each part, where <file> ends with “/”
  check <file>                              tells what is wrong with such a file, and writes nothing
  import <file> [--replace] [--yes]         makes the institution of a file, or changes it to what the file says;
                                            what people did stays, and goes with what they did it with if one says yes
  host add|remove <key> <host>              https://host:8443 where people reach it by another port
  show <part> <key> [field=value …]         prints rows as JSON
  describe <part> <key>                     the part's fields, with one of its rows as an example
  explain <part> <key> <person> field=value …
                                            tells whether a person, or “guest”, may see a row, and why
  set institution <key> field=value …       changes settings: hotline=…  template=2  grey=true  bridge='{…}'
  set theme <key> themColor=#…              changes colours
  set <part> <key> field=value …            adds a row, or changes the one of the same key
  remove <part> <key> field=value …         deletes the rows that have these values
  user <key> <account> [field=value …]      adds or changes a person who may sign in
  password <key> <account>                  sets a new password, ends the account's sessions and calendar address
  person export <key> <account> <file>      writes all that is stored of a person to a new file
  person erase <key> <account> [--yes]      deletes a person with all that is stored of them; first tells what that is
  one-time-code <key> <account> [hours=24]  makes a code with which the person signs in once to set a new password
  initial-passwords <key> <csv> [<names>]   gives a password to all who have none, or to the accounts that a file
                                            names, one a line, and writes them to a new file
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
  sign-in remove <key> <method>             the last one that works stays
  sign-in link <key> <person>               an address that signs an administrator in once, when nothing else does
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
  audit list <key> [field=value …]          who did what: from=2026-11-01 until=… actor=person:<id> action=sign-in …
  audit export <key> <file> [field=value …] writes it as CSV to a new file
  audit verify [<key>] [head=<hash>]        tells whether entries are still what they were when they were sealed
  jobs                                      lists what runs in the background: last and next run, state, last failure
  jobs run <job>                            runs one now

  <part>: ${tenantParts.map(({ name }) => name).join(', ')}.
  “services” stands for apps, “users” for people. --password-stdin reads the password from standard input;
  without it a new one is made and printed once, which has to be changed at the first sign-in.
  The database is that of the server: DATABASE_URL or YIMEN_DATA.`;

type Command = (words: readonly string[], flags: ReadonlySet<string>, at: Surroundings) => Promise<void>;

/** Runs one command. Throws {@link AdminError} or ContentError with what to fix; then nothing was written. */
export async function runCommand(given: readonly string[], outside: Outside): Promise<void> {
  const flags = new Set(given.filter((word) => word.startsWith('--')));
  const [name = '', ...words] = given.filter((word) => !word.startsWith('--'));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new AdminError(name ? `There is no command “${name}”.\n\n${adminUsage}` : adminUsage);
  const [known, ...allowed] = [name, ...(allowedFlags[name] ?? [])];
  const foreign = [...flags].find((flag) => !allowed.includes(flag));
  if (foreign) throw new AdminError(`“${known}” has no switch ${foreign}.`);
  await recorded(outside, [name, ...words, ...flags], (at) => command(words, flags, at));
}

const allowedFlags: Readonly<Record<string, readonly string[]>> = {
  delete: ['--yes'],
  secrets: ['--yes'],
  person: ['--yes'],
  export: ['--accounts', '--secrets'],
  import: ['--replace', '--yes'],
  user: ['--password-stdin'],
  password: ['--password-stdin'],
};

async function institutionId({ db, concerns }: Surroundings, key: string): Promise<string> {
  const [found] = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, key));
  if (!found) throw new AdminError(`There is no institution ${key}.`);
  concerns(key);
  return key;
}

function partNamed(name: string): Part {
  const part = findPart(name);
  if (!part)
    throw new AdminError(`There is no part “${name}”. There are: ${tenantParts.map((one) => one.name).join(', ')}.`);
  if (part.name === 'artworks' || part.name === 'avatars') throw new AdminError('Pictures are set with “picture”.');
  if (part.name === 'files') throw new AdminError('Files are set with “file”.');
  if (part.name === 'accounts') throw new AdminError('Accounts are made with “user” and “password”.');
  if (isConfidential(part.name)) throw new AdminError('Secrets are set with “source secret”, keys with “push-key”.');
  return part;
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

  async create(words, _flags, { db, print, concerns }) {
    const [key = '', name = '', host = ''] = need(words, 'key', 'name', 'host');
    const made = newInstitution(key, name, host);
    const institution = merge(getTableColumns(institutions), made.institution as Row, readFields(words.slice(3)));
    await importWhole(db, { ...made, institution: { ...institution, id: key } });
    concerns(key);
    print(
      `${name} is at http://${host}. Its pictures are built in until “picture set ${key} emblem <file>” gives it its own.`,
    );
  },

  async delete(words, flags, at) {
    const { db, print } = at;
    const [key = ''] = need(words, 'key');
    await institutionId(at, key);
    if (!flags.has('--yes'))
      throw new AdminError(`All of ${key} would be gone, its people too: export it, then say --yes.`);
    await db.delete(institutions).where(eq(institutions.id, key));
    print(`${key} is deleted.`);
  },

  async export(words, flags, at) {
    const { db, print } = at;
    const [key = '', file = ''] = need(words, 'key', 'file');
    const asked = { accounts: flags.has('--accounts'), secrets: flags.has('--secrets') };
    const whole = await exportWhole(db, await institutionId(at, key), asked);
    if (whole) await writeInstitution(file, whole);
    print(`${key} is in ${file}.`);
  },

  async check(words, _flags, { print }) {
    const [file = ''] = need(words, 'file');
    const problems = new Problems();
    const whole = readWhole(await readInstitution(file), problems);
    if (whole) await checkPictures(whole, problems);
    problems.throwIfAny();
    print(`${file} is right: ${[...(whole?.rows.values() ?? [])].flat().length} rows.`);
  },

  async import(words, flags, { db, print, concerns }) {
    const [file = ''] = need(words, 'file');
    const asked = { replace: flags.has('--replace'), evenLost: flags.has('--yes') };
    const { institution, rows, removed } = await importWhole(db, await readInstitution(file), asked);
    concerns(institution.id);
    print(`${institution.id} is as ${file} says: ${[...rows.values()].flat().length} rows.`);
    const gone = removedText(removed);
    if (gone) print(`Gone:\n${gone}`);
  },

  async host(words, _flags, at) {
    const { db, print } = at;
    const [what = '', key = '', host = ''] = need(words, 'add or remove', 'key', 'host');
    if (what !== 'add' && what !== 'remove') throw new AdminError('Say “host add” or “host remove”.');
    await changeHost(db, await institutionId(at, key), what, host.toLowerCase());
    const [left] = await db.select({ count: count() }).from(hosts).where(eq(hosts.institution, key));
    print(`${key} has ${left?.count ?? 0} host(s).`);
  },

  async show(words, _flags, at) {
    const { db, print } = at;
    const [name = '', key = ''] = need(words, 'part', 'key');
    const part = partNamed(name);
    const rows = await findRows(db, await institutionId(at, key), part, readFields(words.slice(2)));
    const shown = rows.map((row) => shownRow(part, row));
    print(JSON.stringify(shown, null, 2));
  },

  async describe(words, _flags, at) {
    const { db, print } = at;
    const [name = '', key = ''] = need(words, 'part', 'key');
    const part = partNamed(name);
    for (const line of describePart(part)) print(line);
    const [row] = await findRows(db, await institutionId(at, key), part, []);
    if (row) print(`例：${JSON.stringify(shownRow(part, row), null, 2)}`);
  },

  async explain(words, _flags, at) {
    const { db, print } = at;
    const [name = '', key = '', person = ''] = need(words, 'part', 'key', 'person', 'field=value');
    const rows = await findRows(db, await institutionId(at, key), partNamed(name), readFields(words.slice(3)));
    await runExplain(scoped(db, { id: key }), person, rows, print);
  },

  async set(words, _flags, at) {
    const { print } = at;
    const [name = '', key = ''] = need(words, 'part', 'key', 'field=value');
    const fields = readFields(words.slice(2));
    await institutionId(at, key);
    if (name === 'institution' || name === 'theme') {
      const named = fields.map(([path, value]) => [name === 'theme' ? `theme.${path}` : path, value] as const);
      await setInstitution(at, key, named);
      print(`${key} is changed.`);
    } else print(`One row of ${name} is ${await setRow(at, key, partNamed(name), fields)}.`);
  },

  async remove(words, _flags, at) {
    const [name = '', key = ''] = need(words, 'part', 'key', 'field=value');
    const removed = await removeRows(at, await institutionId(at, key), partNamed(name), readFields(words.slice(2)));
    at.print(`${removed} row(s) of ${name} removed.`);
  },

  async user(words, flags, at) {
    const [key = '', account = ''] = need(words, 'key', 'account');
    await institutionId(at, key);
    const part = partNamed('people');
    const fields = [['id', account] as const, ...readFields(words.slice(2))];
    const isNew = (await findRows(at.db, key, part, [['id', account]])).length === 0;
    const password = isNew || flags.has('--password-stdin') ? await givenPassword(flags, at) : null;
    at.print(`${account} is ${await setRow(at, key, part, fields)}.`);
    if (password !== null) await setPassword(at.db, key, account, password);
  },

  async password(words, flags, at) {
    const [key = '', account = ''] = need(words, 'key', 'account');
    await institutionId(at, key);
    const [person] = await findRows(at.db, key, partNamed('people'), [['id', account]]);
    if (!person) throw new AdminError(`${key} has no person ${account}: add one with “user”.`);
    await setPassword(at.db, key, account, await givenPassword(flags, at));
    at.print(
      `${account} has a new password, and is signed out everywhere; programs have to be given its calendar anew.`,
    );
  },

  async person(words, flags, at) {
    const [, key = ''] = need(words, 'export or erase', 'key', 'account');
    await institutionId(at, key);
    await runPerson(words, flags, at);
  },

  async 'one-time-code'(words, _flags, at) {
    const [key = '', account = ''] = need(words, 'key', 'account');
    await giveOneTimeCode(await institutionId(at, key), account, words.slice(2), at);
  },

  async 'initial-passwords'(words, _flags, at) {
    const [key = ''] = need(words, 'key', 'csv');
    await giveInitialPasswords(await institutionId(at, key), words.slice(1), at);
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
  jobs: (words, _flags, at) => runJobs(words, at),
  audit: (words, _flags, at) => runAudit(words, at),
};

/** Runs one of several actions after checking that the institution exists. */
async function withOwn(words: readonly string[], at: Surroundings, run: typeof runSignIn): Promise<void> {
  const [what = '', key = '', ...rest] = words;
  if (key) await institutionId(at, key);
  await run(what, key, rest, at);
}
