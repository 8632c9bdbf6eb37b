import { useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';

/**
 * The text of a search field, whose `name` is unique on its page. Field and focus stay when the page shows the results
 * of another query.
 */
export function useWords(name: string, answered: string): [words: string, setWords: (words: string) => void] {
  const [typed, setTyped] = useDraft<string | null>(name, () => null, 'search');
  const [shown, setShown] = useState(answered);
  if (shown !== answered) {
    setShown(answered);
    setTyped(null);
  }
  return [typed ?? answered, (words) => setTyped(words === answered ? null : words)];
}
