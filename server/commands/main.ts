import { text } from 'node:stream/consumers';
import { DrizzleQueryError } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { keyFileOf } from '../database/secrets/key-file.ts';
import { openSecrets } from '../database/secrets/sealed.ts';
import { StartFailure } from '../database/start-failure.ts';
import { adminUsage, runCommand } from './commands.ts';
import { AdminError } from './fields.ts';
import { ContentError } from './problems.ts';

const isForPeople = (error: unknown): error is Error =>
  error instanceof AdminError || error instanceof ContentError || error instanceof StartFailure;

/** The error in one sentence: a failed query's message repeats all its values, including password hashes. */
function errorMessage(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `the database refused it: ${errorMessage(error.cause)}`;
  return error instanceof Error ? error.message : String(error);
}

async function runFromShell(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) {
    process.stdout.write(`${adminUsage}\n`);
    return;
  }
  const config = readConfig(process.env);
  const { databaseUrl, dataFolder } = config;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl, statementTimeout: 0 } : { dataFolder });
  try {
    await migrateDatabase(database.db);
    // `secrets` must run without the key: it is the command for a lost key.
    await openSecrets(database.db, config, { lenient: words[0] === 'secrets' });
    await runCommand(words, {
      db: database.db,
      keyFile: config.secret ? null : keyFileOf(dataFolder),
      auditDays: config.auditDays,
      print: (line) => process.stdout.write(`${line}\n`),
      report: (text) => process.stderr.write(`${text}\n`),
      input: () => text(process.stdin),
    });
  } finally {
    await database.close();
  }
}

try {
  await runFromShell(process.argv.slice(2));
} catch (error) {
  const words = errorMessage(error);
  process.stderr.write(`${isForPeople(error) ? words : `This did not work: ${words}`}\n`);
  process.exitCode = 1;
}
