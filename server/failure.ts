import { databaseFailure } from './database/failure.ts';
import { StartFailure } from './database/start-failure.ts';
import { systemReason } from './database/system-error.ts';

/**
 * What went wrong, in Chinese for the operator: one sentence that says what to do. Never the words of the database or
 * of a library, which may repeat passwords' hashes.
 */
export function failureText(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const ofDatabase = databaseFailure(error);
  if (ofDatabase) return `${ofDatabase}。`;
  const reason = systemReason(error);
  const { path } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  if (reason) return `${path ? `${path}：` : ''}${reason}。`;
  const kind = error instanceof Error ? error.name : typeof error;
  return `程序内部出错（${kind}）。请加上 YIMEN_LOG=debug 再运行一次，把显示的内容发给开发者。`;
}

/** The technical details, for who asks for them with `YIMEN_LOG=debug`; otherwise empty. */
export function failureDetails(error: unknown, environment: Readonly<Record<string, string | undefined>>): string {
  if (!/^(?:debug|trace)$/.test(environment.YIMEN_LOG ?? '') || !(error instanceof Error)) return '';
  // A failed query's message repeats its values: its cause says what matters.
  const told = error.cause instanceof Error ? error.cause : error;
  return `${told.stack ?? told.message}\n`;
}
