import { maxLengthOf } from '@yimen/contract/endpoint';
import { sendFeedback } from '@yimen/contract/services/feedback';
import { readableText } from '@yimen/contract/text';
import { Button } from '@yimen/ui/button';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { TextArea } from '@yimen/ui/text-area';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../../lib/api/errors.ts';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import { CopyButton } from '../../../../parts/page/CopyButton.tsx';
import { useSite } from '../../../../shell/visit/current.ts';
import * as css from './feedback.css.ts';
import { useOwnFeedbackHref } from './own-feedback.ts';

export interface FeedbackFormProps {
  about: 'search' | 'article' | 'service';
  /** The search text, or the id of the article or service. */
  subject: string;
  placeholder?: string;
}

const longestFeedback = maxLengthOf(sendFeedback, 'words');

/**
 * Sends feedback about what is missing or wrong, and then shows its number. Renders a form; the typed text stays when
 * sending fails.
 */
export function FeedbackForm({ about, subject, placeholder }: FeedbackFormProps) {
  const [words, setWords] = useDraft(`feedback ${about} ${subject}`, () => '');
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    const readable = readableText(words.replaceAll('\r\n', '\n'));
    if (!readable) return setError('请写几个字，说说缺了什么或哪里不对');
    setSending(true);
    try {
      setSent((await call(sendFeedback, { about, subject, words: readable })).number);
      setWords('');
    } catch (failure) {
      if (!isExpired(failure)) setError(messageOf(failure));
    } finally {
      setSending(false);
    }
  }
  if (sent) return <Sent number={sent} />;
  return (
    <form className={css.form} onSubmit={(event) => void send(event)}>
      <TextArea
        label="说给我们听"
        hideLabel
        name="words"
        rows={3}
        limit={longestFeedback}
        placeholder={placeholder}
        value={words}
        error={error || undefined}
        onValueChange={(text) => {
          setWords(text);
          setError('');
        }}
      />
      <div className={css.end}>
        <Button type="submit" loading={sending}>
          提交反馈
        </Button>
      </div>
    </form>
  );
}

/** The number of what was sent, which takes the focus that the form had, and where a member finds the answer. */
function Sent({ number }: { number: string }) {
  const { user } = useSite();
  const hrefOf = useOwnFeedbackHref();
  const head = useRef<HTMLElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <div className={css.form}>
      <Text as="p" strong tabIndex={-1} ref={head}>
        已经收到，谢谢。意见编号 {number}
      </Text>
      <Text as="p" tone="secondary">
        {user
          ? '有了答复，会发消息告诉您。'
          : '您没有登录，看不到答复；想知道结果，可以带着编号问服务台，或登录后再提。'}
      </Text>
      <div className={css.sent}>
        <CopyButton text={number} what="编号" />
        {user && <Link href={hrefOf(number)}>查看这条意见</Link>}
      </div>
    </div>
  );
}
