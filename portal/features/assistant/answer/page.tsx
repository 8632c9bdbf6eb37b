import { askAssistant, intelligence } from '@yimen/contract/assistant';
import { maxLengthOf } from '@yimen/contract/endpoint';
import { Alert } from '@yimen/ui/alert';
import { Heading } from '@yimen/ui/heading';
import { BotIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { SearchField } from '@yimen/ui/search-field';
import { SkipLink } from '@yimen/ui/skip-link';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { Form, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { assistantPath, onlyGuides } from '../../../shell/robot/control.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { useWords } from '../../search/shared/use-words.ts';
import type { Visitor } from '../../services/shared/service-links.ts';
import { Answered, Questions } from './Answered.tsx';
import * as css from './assistant.css.ts';
import { loadAnswer } from './load-answer.ts';
import { Unknown } from './Unknown.tsx';

/** Maximum length of a question, in characters. */
const longestQuestion = maxLengthOf(askAssistant, 'question');

/** Answers the question in the address. In the robot's frame the page looks like a phone page and has no scripts. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, device } = visitOf(context);
  const framed = url.searchParams.has('frame');
  const question = (url.searchParams.get('question') ?? '').trim().slice(0, longestQuestion);
  const terminal: Visitor['terminal'] = device === 'mobile' ? 'mobile' : 'pc';
  const [list, answer] = await Promise.all([
    api.call(intelligence, {}).catch(() => []),
    question ? loadAnswer(api.call, question, terminal).catch(() => 'failed' as const) : null,
  ]);
  const { name = '助手', greeting = '', suggestions = [], notice = '' } = list[0] ?? {};
  return { name, greeting, suggestions, notice, question, answer, framed, terminal };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData?.name ?? '助手') },
];

/** The portal's own assistant: it answers with quotes from guides and departments, and links to them. */
export default function AssistantPage() {
  const { name, greeting, suggestions, notice, question, answer, framed, terminal } = useLoaderData<typeof loader>();
  const ask = (words: string) =>
    `${assistantPath}?${new URLSearchParams({ ...(framed && { frame: '1' }), question: words })}`;
  return (
    <div className={framed ? css.framed : css.page}>
      {!framed && (
        <>
          <SkipLink href="#main" />
          <header className={css.head}>
            <Tile size="small" icon={<BotIcon size={20} />} />
            <span className={css.who}>
              <Text strong>{name}</Text>
              <Text size="meta" tone="tertiary">
                {onlyGuides}
              </Text>
            </span>
            <Link standalone href="/">
              返回首页
            </Link>
          </header>
        </>
      )}
      <main id="main" tabIndex={-1} className={css.main}>
        {question ? (
          <div className={css.question}>
            <Heading level={1} size="body">
              {question}
            </Heading>
          </div>
        ) : (
          <Heading level={1} size="title2">
            {framed ? '想办什么事？' : name}
          </Heading>
        )}
        {answer === null && (
          <>
            <Text as="p" tone="secondary">
              {greeting || '说说您想办的事，我来找对应的服务、指南和联系人。'}
            </Text>
            <Questions label="试试这样问" questions={suggestions} ask={ask} />
          </>
        )}
        {answer === 'failed' && (
          <>
            <Alert tone="error" urgent action={<Link href={ask(question)}>再问一次</Link>}>
              没有查到，暂时连不上。
            </Alert>
            <Unknown
              lead="等不及的话，可以这样问到答案："
              question={question}
              target={framed ? '_top' : undefined}
              terminal={terminal}
            />
          </>
        )}
        {answer && answer !== 'failed' && (
          <Answered
            answer={answer}
            question={question}
            framed={framed}
            terminal={terminal}
            suggestions={suggestions}
            ask={ask}
          />
        )}
      </main>
      <Form action={assistantPath} method="get" role="search" className={css.form}>
        {framed && <input type="hidden" name="frame" value="1" />}
        <QuestionField key={question} />
        {notice && (
          <Text as="p" size="micro" tone="tertiary">
            {notice}
          </Text>
        )}
      </Form>
    </div>
  );
}

function QuestionField() {
  const [words, setWords] = useWords('question', '');
  return (
    <SearchField
      name="question"
      label="您的问题"
      placeholder="说说您想办的事"
      size="medium"
      buttonLabel="提问"
      maxLength={longestQuestion}
      value={words}
      onValueChange={setWords}
    />
  );
}
