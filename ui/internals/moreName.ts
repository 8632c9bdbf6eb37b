/** The accessible name of a section's "more" link, with the section's title, so that it is clear out of context. */
export function moreName(label: string, title: string): string | undefined {
  return label.includes(title) ? undefined : `${label} ${title}`;
}
