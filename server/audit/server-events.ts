import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import type { Queryable } from '../database/open.ts';
import { scoped } from '../tenancy/scoped.ts';
import { installation, recordEvent, serverActor } from './store.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

const everywhere = (db: Queryable) => scoped(db, { id: installation });

/** Records that a process of the server has started. */
export function recordStart(db: Queryable): Promise<void> {
  const detail = `版本 ${version}，主机 ${hostname()}，进程 ${process.pid}`;
  return recordEvent(everywhere(db), { actor: serverActor, action: 'start', detail });
}

/** Records which migrations were applied, in the transaction that applies them. */
export function recordMigrations(db: Queryable, names: readonly string[]): Promise<void> {
  const detail = names.map((name) => name.replace(/\.sql$/, '')).join('、');
  return recordEvent(everywhere(db), { actor: serverActor, action: 'migrate', detail });
}
