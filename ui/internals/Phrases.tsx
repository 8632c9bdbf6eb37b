import * as css from './phrases.css.ts';

/** A short name whose bracket, where it has one, begins a line of its own when both do not fit on one. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?=（)/);
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase} className={css.phrase}>
      {phrase}
    </span>
  ));
}
