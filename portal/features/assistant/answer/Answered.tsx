import { ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { Visitor } from '../../services/shared/service-links.ts';
import * as css from './answer.css.ts';
import { Crisis } from './Crisis.tsx';
import type { Answer, Source, Statement } from './load-answer.ts';
import { Unknown } from './Unknown.tsx';

interface AnsweredProps {
  answer: Answer;
  question: string;
  framed: boolean;
  terminal: Visitor['terminal'];
  /** Questions that the institution suggests. */
  suggestions: readonly string[];
  /** Returns the address at which a question is asked. */
  ask: (question: string) => string;
}

/** The answer, what was asked for first, each sentence with the words of its source (DESIGN §9, 29). */
export function Answered({ answer, question, framed, terminal, suggestions, ask }: AnsweredProps) {
  const { kind, worded, statements, service, more, others, lines } = answer;
  // Links open outside the robot's frame, in the window around it.
  const target = framed ? '_top' : undefined;
  switch (kind) {
    case 'crisis':
      return <Crisis lines={lines} service={service} target={target} />;
    case 'greeting':
      return (
        <>
          <Text as="p">您好。说说您想办的事，比如要什么材料、去哪里办、几天办好、电话多少。</Text>
          <Questions label="试试这样问" questions={suggestions} ask={ask} />
        </>
      );
    case 'human':
      return (
        <Unknown lead="我是程序，不能转接。可以这样找到人：" question={question} target={target} terminal={terminal} />
      );
    case 'unknown':
      return (
        <>
          {others.length > 0 && (
            <>
              <Text as="p">办事指南里没有直接的回答，这些内容提到了它：</Text>
              <OtherSources sources={others} target={target} />
            </>
          )}
          <Unknown
            lead={
              others.length > 0
                ? '要找的不在上面，可以这样问到答案：'
                : '我不知道。没有查到写着这件事的内容。可以这样问到答案：'
            }
            question={question}
            target={target}
            terminal={terminal}
          />
        </>
      );
    case 'answer':
      return (
        <>
          {worded ? (
            <Worded words={worded} statements={statements} target={target} />
          ) : (
            <Statements statements={statements.slice(0, 1)} from={1} target={target} />
          )}
          {service && (
            <div className={css.ways}>
              <ButtonLink variant="primary" href={service.href} target={target}>
                去办“{service.name}”
              </ButtonLink>
            </div>
          )}
          {!worded && <Statements statements={statements.slice(1)} from={2} target={target} />}
          {others.length > 0 && (
            <>
              <Heading level={2} size="title3">
                还可以看看
              </Heading>
              <OtherSources sources={others} target={target} />
            </>
          )}
          <Questions label="接着问" questions={more} ask={ask} />
        </>
      );
  }
}

/** An answer in a language model’s words, said to be so, with the numbers of its sources, then the sources. */
function Worded({ words, statements, target }: WordedProps) {
  return (
    <>
      <p className={css.words}>
        {words}
        {statements.map(({ href, text }, index) => (
          <Cite key={href + text} number={index + 1} />
        ))}
      </p>
      <Text as="p" size="meta" tone="tertiary">
        AI 生成：按下面的出处改写，以出处为准。
      </Text>
      <Sources statements={statements} from={1} target={target} />
    </>
  );
}

interface WordedProps extends Omit<StatementsProps, 'from'> {
  words: string;
}

/** Sentences, each with the number of its source, then the sources. */
function Statements({ statements, from, target }: StatementsProps) {
  if (statements.length === 0) return null;
  return (
    <>
      <p className={css.words}>
        {statements.map(({ text, href }, index) => (
          <span key={href + text}>
            {text.slice(0, -1)}
            <Cite number={from + index} />
            {text.slice(-1)}
          </span>
        ))}
      </p>
      <Sources statements={statements} from={from} target={target} />
    </>
  );
}

function Cite({ number }: { number: number }) {
  return (
    <a href={`#source-${number}`} className={css.cite} aria-label={`出处 ${number}`}>
      {number}
    </a>
  );
}

function Sources({ statements, from, target }: StatementsProps) {
  return (
    <ol className={css.sources} aria-label="出处" start={from}>
      {statements.map((statement, index) => (
        <Quoted key={statement.href + statement.text} {...statement} number={from + index} target={target} />
      ))}
    </ol>
  );
}

interface StatementsProps {
  statements: readonly Statement[];
  /** Number of the first. */
  from: number;
  target: string | undefined;
}

interface QuestionsProps {
  label: string;
  questions: readonly string[];
  ask: (question: string) => string;
}

/** Questions to ask next. */
export function Questions({ label, questions, ask }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={label}>
      {questions.map((words) => (
        <li key={words}>
          <Link variant="plain" href={ask(words)}>
            <span className={css.chip}>{words}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function OtherSources({ sources, target }: { sources: readonly Source[]; target: string | undefined }) {
  return (
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
  );
}

function Quoted({ title, part, quote, href, number, target }: QuotedProps) {
  return (
    <li id={`source-${number}`} className={css.source}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.quoted}>
        <Link href={href} target={target} variant="plain">
          <strong className={css.title}>{[title, part].filter(Boolean).join(' › ')}</strong>
        </Link>
        <Text as="p" size="meta" tone="secondary">
          “{quote}”
        </Text>
      </div>
    </li>
  );
}

interface QuotedProps extends Statement {
  number: number;
  target: string | undefined;
}
