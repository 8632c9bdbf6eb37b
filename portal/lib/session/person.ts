let shown: string | undefined;

/** Notes whose page stands in this document; nobody's is a guest's. */
export function notePagePerson(person: string | undefined): void {
  shown = person;
}

/** Whose page stands in this document, whatever the cookie says by now. */
export function pagePerson(): string | undefined {
  return shown;
}

/**
 * The person a token stands for; undefined when it is none. Only told apart by it, never trusted: the server
 * alone proves tokens.
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
