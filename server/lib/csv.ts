/**
 * A CSV file (RFC 4180) that Excel reads as UTF-8. What it would run as a formula is kept as text by an apostrophe
 * before it.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (given: string) => {
    const text = given.replace(/^(?=[=+\-@\t\r])/, "'");
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
