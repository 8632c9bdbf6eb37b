import { useSearchParams } from 'react-router';

/** How what is chosen on a page opens: as a step that Back undoes, with the page left where it stands. */
export const asStep = { preventScrollReset: true } as const;

/**
 * A choice that is kept in the address, so that it can be shared and outlives a reload; null takes it out again. What
 * was chosen within it, under the names `within`, goes with it.
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
