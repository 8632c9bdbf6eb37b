import * as css from './phrases.css.ts';

/** A short text that, if it needs several lines, breaks before a bracket or after a comma, else between words. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?=（)|(?<=[，；])/);
  if (phrases.length === 1) return <Words text={text} />;
  return phrases.map((phrase) => (
    <span key={phrase} className={css.phrase}>
      <Words text={phrase} />
    </span>
  ));
}

/**
 * Splits a Chinese name into words of two characters; with an odd number the first has three: 体育 场馆 预约, 成绩单 打印.
 * This is right for most names and the same on server and browser, whose dictionaries differ.
 * A longer name is not split, because it needs the full width of its lines.
 */
function Words({ text }: { text: string }) {
  if (!/^\p{Script=Han}{5,9}$/u.test(text)) return text;
  return Array.from(text.matchAll(/^...(?=(..)+$)|../gu), ({ 0: word, index }) => (
    <span key={index} className={css.word}>
      {word}
    </span>
  ));
}
