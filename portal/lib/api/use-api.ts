import type { DataOf, Endpoint, InputOf } from '@yimen/contract/endpoint';
import { useEffect, useRef } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from './errors.ts';

export interface UseApiOptions<Data> {
  /** What the loader returned: shown at once and not fetched again on mount. */
  fallback?: Data;
}

/** Minimum time between two refreshes on focus, in ms. */
const focusThrottle = 60_000;

/**
 * Fetches an endpoint's data with SWR, starting from the server's. Pass `undefined` as input to wait. A newer
 * `fallback` (the loader ran again) replaces the shown data.
 */
export function useApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  { fallback }: UseApiOptions<DataOf<E>> = {},
): SWRResponse<DataOf<E>, ApiError> {
  const response = useSWR<DataOf<E>, ApiError>(
    input === undefined ? null : [endpoint.path, input],
    async () => {
      const { api } = await import('./browser.ts');
      return api.call(endpoint, input as InputOf<E>);
    },
    {
      fallbackData: fallback,
      revalidateOnMount: fallback === undefined,
      // A kept-alive phone page mounts again each time it is shown.
      revalidateIfStale: false,
      focusThrottleInterval: focusThrottle,
      // The client already retries what is worth retrying.
      shouldRetryOnError: false,
    },
  );

  const { mutate } = response;
  const seen = useRef(fallback);
  useEffect(() => {
    if (seen.current === fallback) return;
    seen.current = fallback;
    if (fallback !== undefined) void mutate(fallback, { revalidate: false });
  }, [fallback, mutate]);

  return response;
}
