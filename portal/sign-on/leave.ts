let leaving: Promise<void> | undefined;

/**
 * Signs out and goes where that leads, once however often it is asked. The next page is a new document, so that
 * nothing of the member stays in memory. What signs out is fetched when it is needed.
 */
export function leave(service?: string): Promise<void> {
  leaving ??= import('./sign-out.ts')
    .then(({ signOut }) => signOut(service))
    .then((target) => location.replace(target))
    .finally(() => {
      leaving = undefined;
    });
  return leaving;
}
