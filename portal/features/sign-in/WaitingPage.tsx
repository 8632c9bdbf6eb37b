import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import * as css from './waiting.css.ts';

interface WaitingPageProps {
  /** What is being done. */
  doing: string;
  /** What a form asks, and its button says, where the page's script does not run. */
  question: string;
  button: string;
}

/** A page that does one thing and goes on by itself; without the page's script a button does the same by a form. */
export function WaitingPage({ doing, question, button }: WaitingPageProps) {
  return (
    <main id="main" className={css.page}>
      <Spinner label={false} />
      <Heading level={1} size="body" role="status">
        {doing}
      </Heading>
      <noscript>
        <form method="post" className={css.form}>
          <Text>{question}</Text>
          <Button type="submit" variant="primary" size="large">
            {button}
          </Button>
        </form>
      </noscript>
    </main>
  );
}
