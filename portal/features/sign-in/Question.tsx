import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as css from './question.css.ts';
import { type Background, SignInFrame } from './Scene.tsx';

interface QuestionProps {
  background: Background | undefined;
  title: string;
  /** What the answer will do. */
  text: string;
  yes: string;
  no: string;
  /** Handle of the data that the server stores for this browser until the question is answered. */
  handle: string;
  /** Why the answer failed. */
  problem: string | undefined;
  /** Sends the answer; resolves to whether the question stays. */
  onAnswer(accepts: boolean): Promise<boolean>;
}

/** A confirmation before continuing. A form, so that it also works without scripts. */
export function Question({ background, title, text, yes, no, handle, problem, onAnswer }: QuestionProps) {
  const [answering, setAnswering] = useState<'yes' | 'no'>();
  const heading = useRef<HTMLElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  // It replaces a page that was waiting: the focus makes screen readers read the question.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const accepts = submitter instanceof HTMLButtonElement && submitter.value === 'yes';
    setAnswering(accepts ? 'yes' : 'no');
    void onAnswer(accepts).then((stays) => stays && setAnswering(undefined));
  }

  return (
    <SignInFrame background={background}>
      <form method="post" onSubmit={submit} className={css.form} aria-label={title}>
        <div className={css.words}>
          <Heading ref={heading} level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="secondary">{text}</Text>
        </div>
        {problem && (
          <Alert ref={alert} tone="error" role="alert" tabIndex={-1}>
            {problem}
          </Alert>
        )}
        <input type="hidden" name="handle" value={handle} />
        <div className={css.answers}>
          <Button
            type="submit"
            name="answer"
            value="yes"
            variant="primary"
            size="large"
            fullWidth
            loading={answering === 'yes'}
          >
            {yes}
          </Button>
          <Button
            type="submit"
            name="answer"
            value="no"
            variant="text"
            size="large"
            fullWidth
            loading={answering === 'no'}
          >
            {no}
          </Button>
        </div>
      </form>
    </SignInFrame>
  );
}
