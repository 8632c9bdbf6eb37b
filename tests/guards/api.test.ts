import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { file, publicInterface } from '../../scripts/api/print.ts';

/** The lines of each section, by its heading; a prop is told with what it belongs to. */
function sectionsOf(text: string): Map<string, string[]> {
  return new Map(
    text.split(/^(?=## )/m).map((section) => {
      const [title = '', ...lines] = section.trimEnd().split('\n');
      let owner = '';
      const told = lines.map((line) => {
        if (line.startsWith(' ')) return `${owner}: ${line.trim()}`;
        owner = line;
        return line;
      });
      return [title.replace('## ', ''), told];
    }),
  );
}

/** What one text has and the other has not, line by line, as a review shows it. */
function differences(written: string, actual: string): string[] {
  const [before, now] = [sectionsOf(written), sectionsOf(actual)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((title) => {
    const [old, fresh] = [before.get(title) ?? [], now.get(title) ?? []];
    return [
      ...old.filter((line) => !fresh.includes(line)).map((line) => `${title}: - ${line}`),
      ...fresh.filter((line) => !old.includes(line)).map((line) => `${title}: + ${line}`),
    ];
  });
}

describe('the public interface', () => {
  const actual = publicInterface();

  test('is what ui/api.md says; after a change on purpose run npm run api -- --update', () => {
    const written = readFileSync(file, 'utf8');
    expect(differences(written, actual)).toEqual([]);
    expect(written === actual, 'ui/api.md has the same lines in another order').toBe(true);
  });

  test('shows a change of a prop, of a union and of a token', () => {
    const changed = actual
      .replace("tone?: 'info' | 'success'", "tone?: 'info' | 'done'")
      .replace('  fullWidth?: boolean\n', '')
      .replace('color.ink  --ym-color-ink\n', 'color.text  --ym-color-text\n');
    expect(differences(actual, changed)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^@yimen\/ui\/alert: - Alert <div>: tone/),
        expect.stringMatching(/^@yimen\/ui\/alert: \+ Alert <div>: tone\?: 'info' \| 'done'/),
        '@yimen/ui/button: - Button <button>: fullWidth?: boolean',
        'Tokens: - color.ink  --ym-color-ink',
        'Tokens: + color.text  --ym-color-text',
      ]),
    );
  });

  test('names no file of this machine and no internal of a component', () => {
    expect(actual).not.toMatch(/internals|\.css\.|file:\/|\/home\/|\/tmp\//);
    expect(actual).not.toMatch(/typeof css\b/);
  });
});
