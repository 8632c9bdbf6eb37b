import type { ContentBlock, showTypes } from '@yimen/contract/news/content';
import type { ModuleEntry } from '@yimen/contract/site';
import { seenBy } from '../access/visible.ts';
import type { Visit } from '../http/visit.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { modulesFor } from './behind-menus.ts';
import { moduleTree } from './modules.ts';
import { allColumns, readModules } from './store.ts';

export type Kind = ContentBlock['kind'];
type ShowType = (typeof showTypes)[number];

/** How a block is shown by default. */
const usualShowTypes: Readonly<Record<Kind, ShowType>> = {
  news: 'pictures',
  notice: 'list',
  special: 'cards',
};

export interface Block {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** Id of its news column; empty for notices and topics, which are one block each. */
  readonly part: string;
  readonly showType: ShowType;
}

/** The blocks of this visitor's home page, in the order of its enabled modules. */
export async function readBlocks(visit: Visit, terminal: 'pc' | 'mobile'): Promise<readonly Block[]> {
  const { db, institution } = visit;
  const { template } = await institutionRow(db, institution);
  const rows = await readModules(visit, terminal === 'mobile' ? 'mobile' : String(template));
  const chosen = new Map(rows.map(({ path, showType }) => [path, showType]));
  const drawn = (kind: Kind, id: string) => chosen.get(id) ?? chosen.get(kind) ?? usualShowTypes[kind];
  const blocks = await Promise.all(
    (await modulesFor(visit, moduleTree(rows))).map(async (module) => {
      const kind = kindOf(module);
      if (!kind) return [];
      const parts = await blockParts(visit, kind, module);
      if (!parts) return [{ id: kind, kind, name: module.name, part: '', showType: drawn(kind, kind) }];
      return parts.map(({ id: part, name }) => {
        const id = `${kind}/${part}`;
        return { id, kind, name, part, showType: drawn(kind, id) };
      });
    }),
  );
  return blocks.flat();
}

const kinds: readonly Kind[] = ['news', 'notice', 'special'];

const kindOf = ({ sign }: ModuleEntry): Kind | null => kinds.find((kind) => kind === sign) ?? null;

/** The columns of a news module: those it names, else all. Null for a module that has no parts. */
async function blockParts(visit: Visit, kind: Kind, { children }: ModuleEntry) {
  if (kind !== 'news') return null;
  const columns = await seenBy(visit, await allColumns(scopedOf(visit)));
  const byId = new Map(columns.map((column) => [column.id, column]));
  const named = children.flatMap(({ sign }) => byId.get(sign) ?? []);
  return children.length > 0 ? named : columns;
}
