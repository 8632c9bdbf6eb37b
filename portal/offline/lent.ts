type Lender = (url: URL) => unknown;

let lender: Lender | undefined;

/**
 * The page that is shown offers its data for pages that read the same; `lends` answers undefined for others. Returns
 * how to end that.
 */
export function lendData(lends: Lender): () => void {
  lender = lends;
  return () => {
    if (lender === lends) lender = undefined;
  };
}

/** What the page that is shown has of what the page at `url` reads; undefined when it has not. */
export function lentData(url: URL): unknown {
  return lender?.(url);
}
