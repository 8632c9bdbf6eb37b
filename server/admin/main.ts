import { text } from 'node:stream/consumers';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { StartFailure } from '../database/start-failure.ts';
import { ContentError } from '../demo/problems.ts';
import { runCommand, usage } from './commands.ts';
import { AdminError } from './fields.ts';

const isForPeople = (error: unknown): error is Error =>
  error instanceof AdminError || error instanceof ContentError || error instanceof StartFailure;

async function main(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataFolder });
  try {
    await migrateDatabase(database.db);
    await runCommand(words, {
      db: database.db,
      print: (line) => process.stdout.write(`${line}\n`),
      input: () => text(process.stdin),
    });
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isForPeople(error) ? words : `This did not work: ${words}`}\n`);
  process.exitCode = 1;
}
