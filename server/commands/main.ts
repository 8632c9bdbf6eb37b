import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { GrantRefusal } from '../access/permits.ts';
import { recordMigrations } from '../audit/server-events.ts';
import { readConfig } from '../config.ts';
import { servedPort } from '../database/embedded/socket.ts';
import { migrateDatabase, requireMigrated } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { keyFileOf } from '../database/secrets/key-file.ts';
import { openSecrets } from '../database/secrets/sealed.ts';
import { failureDetails, failureText } from '../failure.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import { ContentError } from '../parts/problems.ts';
import { addDrawings } from '../tenancy/pictures.ts';
import { checkTyped, runCommand } from './commands.ts';
import { adminUsage, readsInput, usageOf } from './usage.ts';
import type { Outside } from './words.ts';

async function runFromShell(words: readonly string[], asking: Pick<Outside, 'ask' | 'agreed'>): Promise<void> {
  checkTyped(words);
  const config = readConfig(process.env);
  // As a server with the demo has them.
  if (config.demo) addDrawings(fileURLToPath(new URL('../demo/art', import.meta.url)));
  const { databaseUrl, dataFolder } = config;
  // Before anything is open, because others would wait for who types.
  const typed = readsInput(words) ? await text(process.stdin) : '';
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl, statementTimeout: 0 } : { dataFolder, shared: 'join' },
  );
  try {
    if (database.kind === 'served') await requireMigrated(database.db);
    else await migrateDatabase(database.db, recordMigrations);
    // `secrets` must run without the key: it is the command for a lost key.
    await openSecrets(database.db, config, { lenient: words[0] === 'secrets' });
    await runCommand(words, {
      db: database.db,
      keyFile: config.secret ? null : keyFileOf(dataFolder),
      auditDays: config.auditDays,
      keptDays: config.keptDays,
      ownNetworks: config.ownNetworks,
      syslog: config.syslog,
      port: (database.kind === 'served' ? servedPort(dataFolder) : null) ?? config.port,
      print: (line) => process.stdout.write(`${line}\n`),
      report: (text) => process.stderr.write(`${text}\n`),
      input: async () => typed,
      ...asking,
    });
  } finally {
    await database.close();
  }
}

/** Asks who types; anything but `y` is no, and so is the end of what is typed. */
async function isAgreed(): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question('确定吗？输入 y 就做：').catch(() => {
    process.stdout.write('\n');
    return '';
  });
  asking.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** Runs a command; where it asks on a terminal, once more when the answer is yes. Nothing is open while it waits for it. */
async function runAsking(words: readonly string[]): Promise<void> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  let told: string | undefined;
  const ask = (text: string) => {
    told = text;
  };
  await runFromShell(words, { ask: isTerminal ? ask : undefined });
  if (told === undefined) return;
  if (await isAgreed()) await runFromShell([...words, '--yes'], { agreed: told });
  else process.stdout.write('什么都没有做。\n');
}

/** Prints what went wrong; returns the exit code: 2 for a command that is typed wrongly, 1 for any other failure. */
function fail(error: unknown, name: string): 1 | 2 {
  const isForPeople = [AdminError, ContentError, GrantRefusal].some((kind) => error instanceof kind);
  process.stderr.write(`${isForPeople ? (error as Error).message : failureText(error)}\n`);
  const usage = error instanceof UsageError ? usageOf(name) : null;
  if (usage) process.stderr.write(`\n${usage}\n`);
  process.stderr.write(failureDetails(error, process.env));
  return error instanceof UsageError ? 2 : 1;
}

// Who reads only the beginning, such as `head`, has had enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const words = process.argv.slice(2);
const [name = ''] = words;
if (name === '' || words.some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(`${usageOf(name) ?? adminUsage}\n`);
} else {
  try {
    await runAsking(words);
  } catch (error) {
    process.exitCode = fail(error, name);
  }
}
