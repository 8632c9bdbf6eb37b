/** What the page that is shown has of what the page at `url` reads; undefined where it has nothing of it. */
type Lend = (url: URL) => unknown;

interface Lender {
  /** All of it: the pages read the same. */
  whole?: Lend;
  /** What stands around it, for where nothing of that page is kept. */
  frame?: Lend;
}

export type LentPart = keyof Lender;

let lender: Lender | undefined;

/** The page that is shown offers its data to others. Returns how to end that. */
export function lendData(lends: Lender): () => void {
  lender = lends;
  return () => {
    if (lender === lends) lender = undefined;
  };
}

export function lentData(part: LentPart, url: URL): unknown {
  return lender?.[part]?.(url);
}
