import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as css from './question.css.ts';
import { type Background, SignInFrame } from './Scene.tsx';

interface QuestionProps {
  background: Background | undefined;
  /** The question itself. */
  title: string;
  /** What follows from the answer. */
  text: string;
  yes: string;
  no: string;
  /** What the server keeps for this browser until it is answered. */
  handle: string;
  /** Why the answer could not be followed. */
  problem: string | undefined;
  /** Answers whether the question stays. */
  onAnswer(accepts: boolean): Promise<boolean>;
}

/** A question before somebody goes on; a form, so that it is also answered without the page's script. */
export function Question({ background, title, text, yes, no, handle, problem, onAnswer }: QuestionProps) {
  const [answering, setAnswering] = useState<'yes' | 'no'>();
  const heading = useRef<HTMLElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  // It takes the place of a page that was only waiting: who listens to the page hears what is asked.
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
