import path from 'node:path';
import type { Plugin, PluginContext } from 'rollup';

/**
 * Writes the static styles of a package built from vanilla-extract sources: beside each style module the rules
 * of that module alone, in each exported folder a `styles.css` with all rules that the folder needs, at the top
 * a `styles.css` with everything. Modules import their rules by `#styles/…`, which the package's `imports`
 * resolve to an empty module in Node.
 */
export function styleSheets(folder: string): Plugin {
  return {
    name: 'style-sheets',

    renderChunk(code, chunk) {
      const here = path.posix.dirname(chunk.fileName);
      const named = code.replace(
        /^import '(\.[^']+\.css)';$/gm,
        (_line, sheet) => `import '#styles/${path.posix.join(here, sheet)}';`,
      );
      return named === code ? null : { code: named, map: null };
    },

    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry && file.facadeModuleId ? [file.facadeModuleId] : [],
      );
      // First, as in an application: every component's rules must override the reset.
      const [reset = [], rest = []] = [true, false].map((first) =>
        entries.filter((entry) => entry.includes(`${path.sep}reset${path.sep}`) === first),
      );
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: sheet(this, [...reset, ...rest.sort()]) });
      for (const entry of entries) {
        const source = sheet(this, [entry]);
        const name = path.posix.join(path.relative(folder, path.dirname(entry)), 'styles.css');
        this.emitFile({ type: 'asset', fileName: name, source });
      }
    },
  };
}

/** The rules of all style modules that the entries import, in the order in which a browser runs the modules. */
function sheet(context: PluginContext, entries: readonly string[]): string {
  const seen = new Set<string>();
  const rules: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const module = context.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) visit(imported);
    if (typeof module?.meta.css === 'string') rules.push(module.meta.css);
  };
  entries.forEach(visit);
  return rules.join('\n');
}
