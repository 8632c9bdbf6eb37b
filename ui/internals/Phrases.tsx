import * as css from './phrases.css.ts';

/** Few words that break between words, or better before a bracket and after a comma, when they do not fit on one line. */
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
 * The words of a Chinese name have two characters, the first of an odd number three: 体育 场馆 预约, 成绩单 打印. That holds
 * for most, and server and browser agree on it, as their dictionaries do not. A longer name needs all of its lines.
 */
function Words({ text }: { text: string }) {
  if (!/^\p{Script=Han}{5,9}$/u.test(text)) return text;
  return Array.from(text.matchAll(/^...(?=(..)+$)|../gu), ({ 0: word, index }) => (
    <span key={index} className={css.word}>
      {word}
    </span>
  ));
}
