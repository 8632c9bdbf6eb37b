import { feedPath } from '@yimen/contract/schedule/entries';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from '../config.ts';
import { shortText } from '../lib/short-text.ts';

/**
 * Structured log on standard output, one JSON object a line. Only the fields named in a log call are written: never a
 * header, a body, a query string or a statement's values, which hold tokens and personal data.
 */
export function createLog(level: LogLevel, output?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: levelName },
    serializers: { err: withoutValues, path: withoutSecret },
  };
  return output ? pino(options, output) : pino(options);
}

/** An error as it is logged: Drizzle's errors hold the statement's values, in a field and in their message. */
function withoutValues(error: Error): object {
  const { params, ...rest } = stdSerializers.errWithCause(error);
  const text = JSON.stringify(rest, (key, value) => (key === 'params' ? undefined : value));
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.replace(/\nparams: .*/g, '') : value));
}

/** Longest path that is logged, in characters. */
const longestPath = 256;

/** A path as it is logged, without the secret of a calendar feed's path. */
function withoutSecret(path: string): string {
  if (path.startsWith(feedPath)) return `${feedPath}…`;
  return shortText(path, longestPath);
}

function levelName(label: string): { level: string } {
  return { level: label };
}
