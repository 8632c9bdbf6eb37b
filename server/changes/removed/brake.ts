/** The share of a part's rows that may be removed without being asked for by name. */
const usualShare = 0.05;

/** Whether more rows would leave than a usual night takes away: a file that was cut off looks the same. */
export const isManyRemoved = (removed: number, total: number) => removed > total * usualShare;

const percentOf = (some: number, all: number) => `${Math.round((some / all) * 1000) / 10}%`;

/** Says of how many rows a file wants to be rid. */
export const brakeText = (removed: number, total: number) =>
  `文件里没有的有 ${removed} 行，占现有 ${total} 行的 ${percentOf(removed, total)}，超过 5%，可能是文件不全。`;
