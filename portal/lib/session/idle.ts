/** How long a session may be idle, in ms (specification, section 9). */
export interface IdleLimits {
  /** After this idle time the page asks the visitor to refresh. */
  refresh: number;
  /** After this idle time the session is over. */
  online: number;
}

const minuteMs = 60_000;

/** Converts the host's limits, in minutes; defaults to the specification's. */
export function idleLimits(host?: { refreshMinute: number; onLineMinute: number }): IdleLimits {
  return { refresh: (host?.refreshMinute || 5760) * minuteMs, online: (host?.onLineMinute || 7200) * minuteMs };
}

export type IdlePhase = 'active' | 'stale' | 'expired';

/**
 * The phase of a session that was last used at `last`. A time in the future, after the clock was set back, does not
 * count as idle.
 */
export function idlePhase(last: number, now: number, { refresh, online }: IdleLimits): IdlePhase {
  const rest = now - last;
  if (rest < refresh) return 'active';
  return rest < online ? 'stale' : 'expired';
}

/** Age at which a token is renewed: a quarter of `refresh`, at most a day. */
export function renewalAge({ refresh }: IdleLimits): number {
  return Math.min(refresh / 4, 24 * 60 * minuteMs);
}
