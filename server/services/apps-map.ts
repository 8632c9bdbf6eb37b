import type { App } from '@yimen/contract/services/service';
import type { Visit } from '../http/visit.ts';
import { appsById } from './store.ts';

/** The existing services of these ids, by id. */
export async function appsMap(visit: Visit, ids: readonly string[]): Promise<ReadonlyMap<string, App>> {
  const found = await appsById(visit, [...new Set(ids)]);
  return new Map(found.map((app) => [app.id, app]));
}
