import { useEffect, useState } from 'react';

/** Milliseconds a page may take before its shape stands in for it (DESIGN §6). */
const delayMs = 200;

/** The shapes of all pages are fetched when the first page is on its way: nobody sees one before. */
const loadShapes = () => import('./PageSkeleton.tsx');
type Shapes = Awaited<ReturnType<typeof loadShapes>>;

/** What has been on its way for longer than one likes to wait, and the shapes to stand in for it. */
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
    // Without its shape the page that stands stays until the other is there.
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
