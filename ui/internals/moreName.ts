/** The spoken name of the way to all of a section: who goes from link to link hears of what, too. */
export function moreName(label: string, title: string): string | undefined {
  return label.includes(title) ? undefined : `${label} ${title}`;
}
