import type { Office } from '@yimen/contract/services/offices';

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

/** The offices whose name, nickname or telephone holds the words; all of them without words. */
export function officesFor(offices: readonly Office[], words: string): readonly Office[] {
  const sought = plain(words);
  return offices.filter(({ name, names, phone }) =>
    [name, ...names, phone].some((said) => plain(said).includes(sought)),
  );
}

/** The offices by kind, each kind where its first office stands; those without a kind are last. */
export function byKind(offices: readonly Office[]): { kind: string; offices: Office[] }[] {
  const kinds = [...new Set(offices.map(({ kind }) => kind))].sort((one, other) => Number(!one) - Number(!other));
  return kinds.map((kind) => ({ kind, offices: offices.filter((each) => each.kind === kind) }));
}
