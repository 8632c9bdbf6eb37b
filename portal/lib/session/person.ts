let shown: string | undefined;

/** Records for whom the page in this document was rendered; undefined for a guest. */
export function notePagePerson(person: string | undefined): void {
  shown = person;
}

/** For whom the page in this document was rendered, even if the cookie has changed since. */
export function pagePerson(): string | undefined {
  return shown;
}

/**
 * The person that a token names; undefined when it names none. Only for telling tokens apart, never trusted: only the
 * server verifies tokens.
 */
export function personOf(token: string | undefined): string | undefined {
  const payload = token?.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return hasSubject(claims) && typeof claims.sub === 'string' ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}

function hasSubject(claims: unknown): claims is { sub: unknown } {
  return typeof claims === 'object' && claims !== null && 'sub' in claims;
}
