import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../docs/figures.md');
const opening = `# Figures

Measured by the scripts named in each section, and written by them. Compare ratios, not absolute numbers: machines differ.
`;

/** Writes one section of `docs/figures.md`, in place of the section of the same title if there is one. */
export function writeFigures(title: string, body: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : opening;
  const [head = opening, ...sections] = text.split(/\n(?=## )/);
  const section = `## ${title}\n\n${body.trim()}\n`;
  const at = sections.findIndex((other) => other.startsWith(`## ${title}\n`));
  if (at >= 0) sections[at] = section;
  else sections.push(section);
  writeFileSync(file, [head, ...sections].map((part) => `${part.trimEnd()}\n`).join('\n'));
}

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Today in Shanghai, `YYYY-MM-DD`. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
}
