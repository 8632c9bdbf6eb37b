import type { ContentBlock, showTypes } from '@yimen/contract/news/content';
import type { ModuleEntry } from '@yimen/contract/site';
import { asc } from 'drizzle-orm';
import { newsColumns } from '../database/schema/publishing.ts';
import type { Visit } from '../http/visit.ts';
import { modulesFor } from './behind-menus.ts';
import { moduleTree } from './modules.ts';
import { institutionRow } from './resolve.ts';
import { type Scoped, scoped } from './scoped.ts';
import { readModules } from './store.ts';

export type Kind = ContentBlock['kind'];
type ShowType = (typeof showTypes)[number];

/** How a block is drawn unless its module says otherwise. */
const usual: Readonly<Record<Kind, ShowType>> = {
  news: 'pictures',
  notice: 'list',
  special: 'cards',
};

export interface Block {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** The news column it shows; empty for notices and topics, which are one block each. */
  readonly part: string;
  readonly showType: ShowType;
}

/** The blocks of the home page that this visitor sees, in the order of its enabled modules. */
export async function readBlocks(visit: Visit, terminal: 'pc' | 'mobile'): Promise<readonly Block[]> {
  const { db, institution } = visit;
  const here = scoped(db, institution);
  const { template } = await institutionRow(db, institution);
  const rows = await readModules(here, terminal === 'mobile' ? 'mobile' : String(template));
  const chosen = new Map(rows.map(({ path, showType }) => [path, showType]));
  const drawn = (kind: Kind, id: string) => chosen.get(id) ?? chosen.get(kind) ?? usual[kind];
  const blocks = await Promise.all(
    (await modulesFor(visit, moduleTree(rows))).map(async (module) => {
      const kind = kindOf(module);
      if (!kind) return [];
      const parts = await partsOf(here, kind, module);
      if (!parts) return [{ id: kind, kind, name: module.name, part: '', showType: drawn(kind, kind) }];
      return parts.map(({ id: part, name }) => {
        const id = `${kind}/${part}`;
        return { id, kind, name, part, showType: drawn(kind, id) };
      });
    }),
  );
  return blocks.flat();
}

function kindOf({ sign }: ModuleEntry): Kind | null {
  return sign === 'news' || sign === 'notice' || sign === 'special' ? sign : null;
}

/** The columns a module of news shows: those it names, else all. Null for what has no parts. */
async function partsOf(here: Scoped, kind: Kind, { children }: ModuleEntry) {
  if (kind !== 'news') return null;
  const columns = await here.rows(newsColumns, { orderBy: [asc(newsColumns.position)] });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const named = children.flatMap(({ sign }) => byId.get(sign) ?? []);
  return named.length > 0 ? named : columns;
}
