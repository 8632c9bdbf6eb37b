let retrying = false;

/**
 * Repeats a page's request for missing data only: data that stays for many pages is not loaded again (`isAskedAnew`),
 * so a failure of that request cannot remove it.
 */
export async function retry(ask: () => Promise<void>): Promise<void> {
  retrying = true;
  await ask().finally(() => {
    retrying = false;
  });
}

/** Whether data that stays for many pages is to be reloaded: when the page itself is reloaded, except by `retry`. */
export function isAskedAnew({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href === nextUrl.href && !retrying;
}
