import { feedPath } from '@yimen/contract/schedule/entries';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from '../config.ts';

/**
 * Structured log on standard output, one JSON object a line. Only what is named in a call is written:
 * never a header, a body, a query or a statement's values, which carry tokens and people's words.
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

/** An error as it is logged: Drizzle's tell the values of the statement that failed, in a field and in their words. */
function withoutValues(error: Error): object {
  const { params, ...rest } = stdSerializers.errWithCause(error);
  const text = JSON.stringify(rest, (key, value) => (key === 'params' ? undefined : value));
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.replace(/\nparams: .*/g, '') : value));
}

/** Most of a path that is worth a line, in characters. */
const longestPath = 256;

/** A path as it is logged: that of a calendar file is the key to it. */
function withoutSecret(path: string): string {
  if (path.startsWith(feedPath)) return `${feedPath}…`;
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
}

function levelName(label: string): { level: string } {
  return { level: label };
}
