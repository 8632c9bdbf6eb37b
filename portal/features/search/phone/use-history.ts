import { useSearchHistory } from '@yimen/ui/mobile/search-history';
import { useSite } from '../../../shell/visit/current.ts';

/** What was searched for in this browser, by this person alone: the desk's page reads the same list. */
export function useHistory() {
  const { user } = useSite();
  return useSearchHistory(`searches:${user?.id ?? 'guest'}`, 8);
}
export type History = ReturnType<typeof useHistory>;
