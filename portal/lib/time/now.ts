import { useEffect, useState } from 'react';
import { clockMoment, type Moment } from './clock.ts';

/** The current moment in Shanghai: the server's until hydration, then updated every minute. */
export function useNow(first: Moment): Moment {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () =>
      setNow((before) => {
        const next = clockMoment(new Date());
        return next.day === before.day && next.time === before.time ? before : next;
      });
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
