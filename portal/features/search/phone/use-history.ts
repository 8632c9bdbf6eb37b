import { useSearchHistory } from '@yimen/ui/mobile/search-history';
import { useSite } from '../../../shell/visit/current.ts';

/** This person's searches in this browser; the desktop page has the same list. */
export function useHistory() {
  const { user } = useSite();
  return useSearchHistory(`searches:${user?.id ?? 'guest'}`, 8);
}
export type History = ReturnType<typeof useHistory>;
