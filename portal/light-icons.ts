import path from 'node:path';

const icons = path.join(import.meta.dirname, '../ui/icon/icons.ts');
const query = '?icon=';

/** A drawing of the icons' library. */
const drawings = /\/lucide-react\/.*\/icons\/[^/]+\.m?js$/;

/**
 * Gives each icon a module of its own in the build for the browser, and takes the keys out of its drawing: as one module
 * they would all come with the first page, whichever it draws.
 */
export function lightIcons() {
  return {
    name: 'light-icons',
    apply: 'build' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.startsWith(icons + query) ? { id, moduleSideEffects: false } : null),
    async load(this: { fs: { readFile(file: string, options: { encoding: 'utf8' }): Promise<string> } }, id: string) {
      if (id !== icons && !id.startsWith(icons + query)) return null;
      const code = await this.fs.readFile(icons, { encoding: 'utf8' });
      return { code: id === icons ? namesOf(code) : iconOf(code, id.slice(icons.length + query.length)), map: null };
    },
    transform: (code: string, id: string) => (drawings.test(id) ? { code: withoutKeys(code), map: null } : null),
  };
}

/** React asks for keys where it warns, which is not in a build; random letters are what compresses worst. */
export function withoutKeys(drawing: string): string {
  return drawing.replaceAll(/,\s*key: "[^"]*"/g, '');
}

const declaration = /^export const (\w+) = .*makeIcon\((\w+).*$/gm;

/** The names alone, each from its icon's module. */
export function namesOf(code: string): string {
  const names = [...code.matchAll(declaration)].map(([, name]) => name);
  return names.map((name) => `export { ${name} } from ${JSON.stringify(`${icons}${query}${name}`)};`).join('\n');
}

/** One icon's declaration with what it needs. */
export function iconOf(code: string, wanted: string): string {
  const [line, , drawing] = [...code.matchAll(declaration)].find(([, name]) => name === wanted) ?? [];
  if (!line) throw new Error(`There is no icon "${wanted}" in ${icons}`);
  return `import { ${drawing} } from 'lucide-react';\nimport { makeIcon } from './makeIcon.tsx';\n${line}\n`;
}
