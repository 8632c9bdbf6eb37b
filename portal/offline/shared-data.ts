/** Returns the shown page's data that the page at `url` needs; undefined when there are none. */
type ReadShared = (url: URL) => unknown;

interface SharedData {
  /** All data of that page: both pages load the same. */
  whole?: ReadShared;
  /** The data around that page's content, for when none of it is cached. */
  frame?: ReadShared;
}

export type SharedPart = keyof SharedData;

let sharedData: SharedData | undefined;

/** Offers the shown page's data to other pages. Returns how to withdraw that. */
export function shareData(data: SharedData): () => void {
  sharedData = data;
  return () => {
    if (sharedData === data) sharedData = undefined;
  };
}

export function readSharedData(part: SharedPart, url: URL): unknown {
  return sharedData?.[part]?.(url);
}
