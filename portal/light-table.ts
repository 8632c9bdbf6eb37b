import path from 'node:path';

const table = path.join(import.meta.dirname, 'routes/table.ts');

/** Gives the browser the route table without the names of files, which are the build's business. */
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

/** The table's text without its `file` entries. */
export function forBrowser(code: string): string {
  return code.replace(/,?\s*file: '[^']*'/g, '');
}
