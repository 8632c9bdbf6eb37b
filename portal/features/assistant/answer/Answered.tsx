import { ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { Visitor } from '../../services/shared/service-links.ts';
import * as css from './answer.css.ts';
import type { Answer, Source } from './load-answer.ts';
import { Unknown } from './Unknown.tsx';

interface AnsweredProps {
  answer: Answer;
  question: string;
  framed: boolean;
  terminal: Visitor['terminal'];
  /** Returns the address at which a question is asked. */
  ask: (question: string) => string;
}

/** The answer, each sentence with the number of its source; or a statement that nothing was found (DESIGN §9, 29). */
export function Answered({ answer, question, framed, terminal, ask }: AnsweredProps) {
  const { statements, sources, service, more } = answer;
  // Links open outside the robot's frame, in the window around it.
  const target = framed ? '_top' : undefined;
  if (statements.length === 0) {
    return (
      <>
        <Unknown question={question} target={target} terminal={terminal} />
        <Others sources={sources} target={target} />
      </>
    );
  }
  const quoted = sources.filter(({ quote }) => quote);
  return (
    <>
      <p className={css.words}>
        {statements.map(({ text, source }) => (
          <span key={source}>
            {text.slice(0, -1)}
            <a href={`#source-${source}`} className={css.cite} aria-label={`出处 ${source}`}>
              {source}
            </a>
            {text.slice(-1)}
          </span>
        ))}
      </p>
      <ol className={css.sources} aria-label="出处">
        {quoted.map((source, index) => (
          <Quoted key={source.href} source={source} number={index + 1} target={target} />
        ))}
      </ol>
      {service && (
        <div className={css.ways}>
          <ButtonLink variant="primary" href={service.href} target={target}>
            去办“{service.name}”
          </ButtonLink>
        </div>
      )}
      <Others sources={sources.filter(({ quote }) => !quote)} target={target} />
      {more.length > 0 && (
        <ul className={css.chips} aria-label="接着问">
          {more.map((words) => (
            <li key={words}>
              <Link variant="plain" href={ask(words)}>
                <span className={css.chip}>{words}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Other sources that were found, with or without an answer. */
function Others({ sources, target }: { sources: readonly Source[]; target: string | undefined }) {
  if (sources.length === 0) return null;
  return (
    <>
      <Heading level={2} size="title3">
        还可以看看
      </Heading>
      <ul className={css.others}>
        {sources.map(({ title, note, href }) => (
          <li key={href}>
            <Link href={href} target={target}>
              {title}
            </Link>
            {note && (
              <Text as="div" size="meta" tone="tertiary">
                {note}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Quoted({ source, number, target }: { source: Source; number: number; target: string | undefined }) {
  return (
    <li id={`source-${number}`} className={css.source}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.quoted}>
        <Link href={source.href} target={target} variant="plain">
          <strong className={css.title}>
            {source.title} › {source.part}
          </strong>
        </Link>
        <Text as="p" size="meta" tone="secondary">
          “{source.quote}”
        </Text>
      </div>
    </li>
  );
}
