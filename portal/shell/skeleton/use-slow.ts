import { useEffect, useState } from 'react';

/** Time that a page may take before its skeleton is shown, in ms (DESIGN §6). */
const delayMs = 200;

/** The skeletons of all pages, fetched at the first navigation, as none is shown before. */
const loadShapes = () => import('./PageSkeleton.tsx');
type Shapes = Awaited<ReturnType<typeof loadShapes>>;

/** The target when it has been loading for longer than `delayMs`, with the skeletons to show. */
export function useSlow<Target extends string>(
  target: Target | undefined,
): { target: Target; shapes: Shapes } | undefined {
  const [slow, setSlow] = useState<{ target: Target; shapes: Shapes }>();
  useEffect(() => {
    if (!target) {
      setSlow(undefined);
      return;
    }
    let gone = false;
    // If the skeletons do not load, the previous page stays until the next one has loaded.
    const loading = loadShapes().catch(() => undefined);
    const timer = setTimeout(async () => {
      const shapes = await loading;
      if (!gone) setSlow(shapes && { target, shapes });
    }, delayMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [target]);
  return target ? slow : undefined;
}
