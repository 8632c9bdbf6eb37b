/** How long a session may rest, in ms (specification, section 9). */
export interface IdleLimits {
  /** After this much rest the page asks to be refreshed. */
  refresh: number;
  /** After this much rest the session is over. */
  online: number;
}

const minute = 60_000;

/** Limits as the host's information gives them, in minutes; the specification's when it gives none. */
export function idleLimits(host?: { refreshMinute: number; onLineMinute: number }): IdleLimits {
  return { refresh: (host?.refreshMinute || 5760) * minute, online: (host?.onLineMinute || 7200) * minute };
}

export type IdlePhase = 'active' | 'stale' | 'expired';

/** Where a session stands that was last used at `last`. A clock that was put back makes nobody idle. */
export function idlePhase(last: number, now: number, { refresh, online }: IdleLimits): IdlePhase {
  const rest = now - last;
  if (rest < refresh) return 'active';
  return rest < online ? 'stale' : 'expired';
}

/** How old a token gets before it is renewed: a quarter of what makes a page stale, at most a day. */
export function renewalAge({ refresh }: IdleLimits): number {
  return Math.min(refresh / 4, 24 * 60 * minute);
}
