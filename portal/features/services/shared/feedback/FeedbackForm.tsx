import { maxLengthOf } from '@yimen/contract/endpoint';
import { sendFeedback } from '@yimen/contract/services/feedback';
import { readableText } from '@yimen/contract/text';
import { Button } from '@yimen/ui/button';
import { TextArea } from '@yimen/ui/text-area';
import { useToast } from '@yimen/ui/toast';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../../lib/api/errors.ts';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import * as css from './feedback.css.ts';

export interface FeedbackFormProps {
  about: 'search' | 'article' | 'service';
  /** The search text, or the id of the article or service. */
  subject: string;
  placeholder?: string;
  onSent?: () => void;
}

const longestFeedback = maxLengthOf(sendFeedback, 'words');

/** Sends feedback about what is missing or wrong. Renders a form; the typed text stays when sending fails. */
export function FeedbackForm({ about, subject, placeholder, onSent }: FeedbackFormProps) {
  const [words, setWords] = useDraft(`feedback ${about} ${subject}`, () => '');
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);
  const toast = useToast();

  async function send(event: FormEvent) {
    event.preventDefault();
    const readable = readableText(words.replaceAll('\r\n', '\n'));
    if (!readable) return setError('请写几个字，说说缺了什么或哪里不对');
    setSending(true);
    try {
      await call(sendFeedback, { about, subject, words: readable });
      toast.success('已经收到，谢谢');
      setWords('');
      onSent?.();
    } catch (failure) {
      if (!isExpired(failure)) setError(messageOf(failure));
    } finally {
      setSending(false);
    }
  }
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
