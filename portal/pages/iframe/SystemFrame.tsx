import { useEffect, useState } from 'react';

/** Milliseconds after which a frame that has not loaded is said to be slow. */
const patience = 8000;

type Progress = 'loading' | 'slow' | 'loaded';

/**
 * How far the frame of a round has come; each round loads it anew. Idle until the page is active, or the frame's load
 * event would be missed.
 */
export function useFrameLoading(round: number): { state: Progress | 'idle'; loaded: () => void } {
  const [last, setLast] = useState<{ round: number; progress: Progress }>();
  useEffect(() => {
    setLast({ round, progress: 'loading' });
    const slow = () => setLast((now) => (now?.progress === 'loading' ? { round, progress: 'slow' } : now));
    const timer = setTimeout(slow, patience);
    return () => clearTimeout(timer);
  }, [round]);
  const state = last === undefined ? 'idle' : last.round === round ? last.progress : 'loading';
  return { state, loaded: () => setLast({ round, progress: 'loaded' }) };
}
