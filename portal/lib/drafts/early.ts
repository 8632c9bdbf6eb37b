let early: Set<EventTarget> | undefined = new Set();

/** Remembers where someone types before what keeps drafts has been fetched. */
export function hearEarly({ target }: Pick<Event, 'target'>): void {
  if (target) early?.add(target);
}

/** What was typed into so far; from here on the caller listens. */
export function takeEarly(): readonly EventTarget[] {
  const taken = [...(early ?? [])];
  early = undefined;
  return taken;
}
