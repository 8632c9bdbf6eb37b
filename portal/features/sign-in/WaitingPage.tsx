import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import * as css from './waiting.css.ts';

interface WaitingPageProps {
  /** What the page is doing. */
  doing: string;
  /** The form's question, without scripts. */
  question: string;
  button: string;
}

/** A page that does one thing and then continues; without scripts, with a form. */
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
