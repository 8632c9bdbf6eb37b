import { useSearchParams } from 'react-router';

/** How what is chosen on a page opens: as a step that Back undoes, with the page left where it stands. */
export const asStep = { preventScrollReset: true } as const;

/** A choice that is kept in the address, so that it can be shared and outlives a reload; null takes it out again. */
export function useInAddress(name: string): [string | null, (value: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const set = (value: string | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    }, asStep);
  return [address.get(name), set];
}
