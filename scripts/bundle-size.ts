import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Not counted: every application has them already. */
const external = /^react(-dom)?(\/|$)/;

export interface Size {
  /** Bytes of gzip 9, minified. */
  script: number;
  style: number;
}

/** The size of one module with everything that it imports, without React. */
export async function sizeOf(entry: string): Promise<Size> {
  const result = await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      lib: { entry, formats: ['iife'], name: 'measured', cssFileName: 'measured' },
      rollupOptions: {
        external,
        output: { globals: (id: string) => id.replace(/\W/g, '_') },
        // Ignores warnings about `use client`, which has no effect in a bundle without server components.
        onwarn: () => undefined,
      },
    },
  });
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return { script: gzipBytes(scripts.join('\n')), style: gzipBytes(styles.join('\n')) };
}

export function gzipBytes(text: string): number {
  return text === '' ? 0 : gzipSync(text, { level: 9 }).length;
}

/** A third-party library to compare with. */
export interface Library {
  name: string;
  version: string;
  /** Its peer dependencies. */
  packages?: readonly string[];
}

/** The size of a module with the text `code`, which imports a library that the repository does not depend on. */
export async function sizeWith({ name, version, packages = [] }: Library, code: string): Promise<Size> {
  const folder = path.join(import.meta.dirname, '../node_modules/.cache', `yimen-${name.replace(/\W+/g, '-')}`);
  // Installed here and not a dependency of the repository: builds and tests do not need it.
  if (!existsSync(path.join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    const wanted = [`${name}@${version}`, ...packages];
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  const entry = path.join(folder, 'measured.js');
  writeFileSync(entry, code);
  return await sizeOf(entry);
}
