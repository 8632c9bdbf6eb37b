import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, but without React's warning on the server. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
