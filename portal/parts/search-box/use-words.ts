import { useState } from 'react';

/** The words of a search field. The field stays, and the focus with it, when the page answers another search. */
export function useWords(answered: string): [words: string, setWords: (words: string) => void] {
  const [words, setWords] = useState(answered);
  const [shown, setShown] = useState(answered);
  if (shown !== answered) {
    setShown(answered);
    setWords(answered);
  }
  return [words, setWords];
}
