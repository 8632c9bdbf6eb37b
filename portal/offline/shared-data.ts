/** What the page that is shown has of what the page at `url` reads; undefined where it has nothing of it. */
type ReadShared = (url: URL) => unknown;

interface SharedData {
  /** All of it: the pages read the same. */
  whole?: ReadShared;
  /** What stands around it, for where nothing of that page is kept. */
  frame?: ReadShared;
}

export type SharedPart = keyof SharedData;

let sharedData: SharedData | undefined;

/** The page that is shown offers its data to others. Returns how to end that. */
export function shareData(lends: SharedData): () => void {
  sharedData = lends;
  return () => {
    if (sharedData === lends) sharedData = undefined;
  };
}

export function readSharedData(part: SharedPart, url: URL): unknown {
  return sharedData?.[part]?.(url);
}
