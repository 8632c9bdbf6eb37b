import { type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';

/**
 * Structured log on standard output, one JSON object a line. Only what is named in a call is written:
 * never a header, a body or a query, which carry tokens and people's words.
 */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: levelName } });
}

function levelName(label: string): { level: string } {
  return { level: label };
}
