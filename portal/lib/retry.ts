let retrying = false;

/** Asks anew for what is missing only: what stands is not put at stake by one more failure. */
export async function retry(ask: () => Promise<void>): Promise<void> {
  retrying = true;
  await ask().finally(() => {
    retrying = false;
  });
}

/** Whether what stays for many pages is to be asked anew: when the page itself is, but for a retry. */
export function isAskedAnew({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href === nextUrl.href && !retrying;
}
