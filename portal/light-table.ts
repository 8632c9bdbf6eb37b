import path from 'node:path';

const table = path.join(import.meta.dirname, 'routes/table.ts');

/** Gives the browser the route table without what it does not need: files are the build's business, `reads` the server's. */
export function lightTable() {
  return {
    name: 'light-table',
    apply: 'build' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      return id === table ? { code: forBrowser(code), map: null } : null;
    },
  };
}

/** The table's text without its `file` and `reads` entries. */
export function forBrowser(code: string): string {
  return code.replace(/,?\s*(?:file: '[^']*'|reads: \[[^\]]*\])/g, '');
}
