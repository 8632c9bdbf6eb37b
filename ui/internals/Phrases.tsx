import * as css from './phrases.css.ts';

/** Few words that break before a bracket and after a comma, rather than anywhere, when they do not fit on one line. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?=（)|(?<=[，；])/);
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase} className={css.phrase}>
      {phrase}
    </span>
  ));
}
