import type { DataOf, Endpoint, InputOf } from '@yimen/contract/endpoint';
import { useEffect, useRef } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from './errors.ts';

export interface UseApiOptions<Data> {
  /** What the loader already brought: shown at once and not fetched again on mount. */
  fallback?: Data;
}

/** Milliseconds between two refreshes by coming back to the tab. */
const focusThrottle = 60_000;

/**
 * An endpoint's data by SWR, starting from the server's. Pass `undefined` as input to wait.
 * A newer `fallback` (the loader ran again) replaces what was shown.
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
      // A kept phone page that is shown again mounts once more.
      revalidateIfStale: false,
      focusThrottleInterval: focusThrottle,
      // The client retries by itself what is worth retrying.
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
