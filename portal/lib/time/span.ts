/** A length of time in its two largest units: `2 天 1 小时`, `3 小时 12 分钟`, `40 分钟`. */
export function spanText(minutes: number): string {
  const rest = Math.max(0, Math.round(minutes));
  const counts = [Math.floor(rest / 1440), Math.floor((rest % 1440) / 60), rest % 60];
  const parts = counts.map((count, index) => (count > 0 ? `${count} ${['天', '小时', '分钟'][index]}` : ''));
  const largest = parts.findIndex(Boolean);
  if (largest < 0) return '不到 1 分钟';
  return parts
    .slice(largest, largest + 2)
    .filter(Boolean)
    .join(' ');
}
