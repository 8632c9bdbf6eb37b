import { useEffect, useState } from 'react';
import { type Moment, momentOf } from './clock.ts';

/** The moment in Shanghai: the server's until the page is alive, then the clock's, minute by minute. */
export function useNow(first: Moment): Moment {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () =>
      setNow((before) => {
        const next = momentOf(new Date());
        return next.day === before.day && next.time === before.time ? before : next;
      });
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
