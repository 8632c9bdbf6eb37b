import { useLoaderData } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useNow } from '../../lib/time/now.ts';
import { hasLate, useLater } from '../../parts/page/use-later.ts';
import { countMatters } from './counts.ts';
import { type loader, loadList } from './desktop/load-tasks.ts';

/** The page's list and counts, loaded again in full as soon as other systems have answered. */
export function useTasks() {
  const { filters, ...loaded } = useLoaderData<typeof loader>();
  const now = useNow(loaded.now);
  const { value: counts } = useLater(loaded.counts, loaded.counts === null, () => countMatters(call));
  const { value: list, waiting } = useLater(loaded.list, hasLate(loaded.list), () => loadList(call, filters, now.day));
  return { filters, now, list, waiting, counts: counts ?? {} };
}
