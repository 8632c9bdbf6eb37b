import { useSearchParams } from 'react-router';

/** Navigation options for a choice on a page: adds a history entry and keeps the scroll position. */
export const asStep = { preventScrollReset: true } as const;

/**
 * A choice kept in the query, so that it can be shared and survives a reload; null removes it. The parameters `within`,
 * which depend on it, are removed when it changes.
 */
export function useInAddress(
  name: string,
  within: readonly string[] = [],
): [string | null, (value: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const set = (value: string | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      for (const each of within) next.delete(each);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    }, asStep);
  return [address.get(name), set];
}
