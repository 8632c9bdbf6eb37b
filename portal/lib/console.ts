/** Logs to the browser's console what the visitor need not know. */
export function logToConsole(level: 'info' | 'warn' | 'error', ...said: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the server's log is out of reach here, as this runs in browsers alone
  console[level](...said);
}
