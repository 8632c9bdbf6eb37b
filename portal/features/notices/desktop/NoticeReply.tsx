import { type DataOf, maxLengthOf } from '@yimen/contract/endpoint';
import type { noticeInfo } from '@yimen/contract/notices/notices';
import { replyNotice } from '@yimen/contract/notices/replies';
import { readableText } from '@yimen/contract/text';
import { Button, ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { RadioGroup } from '@yimen/ui/radio-group';
import { Text } from '@yimen/ui/text';
import { TextArea } from '@yimen/ui/text-area';
import { useToast } from '@yimen/ui/toast';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { signInHref } from '../../../shell/routes/sign-in-link.ts';
import { useSite } from '../../../shell/visit/current.ts';
import * as css from './notice-reply.css.ts';

type Replying = NonNullable<DataOf<typeof noticeInfo>['replying']>;

interface NoticeReplyProps {
  notice: { id: string; department: string; deadline: string | null };
  replying: Replying;
  /** Level of its heading. */
  level: 2 | 3;
}

/** The reply to a notice that asks for one: what was replied, and the form while it is taken. */
export function NoticeReply({ notice, replying, level }: NoticeReplyProps) {
  const { user } = useSite();
  const place = useLocation();
  const [changing, setChanging] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { open, reply } = replying;
  // The pressed button is gone then: the focus stays here.
  const show = (form: boolean) => {
    flushSync(() => setChanging(form));
    const field = section.current?.querySelector<HTMLElement>('textarea, input:checked, input');
    (field ?? section.current)?.focus();
  };
  return (
    <section className={css.reply} aria-label="回复" tabIndex={-1} ref={section}>
      <Heading level={level} size="title3">
        {reply ? '您的回复' : '回复'}
      </Heading>
      {reply && !changing && (
        <>
          <div className={css.words}>
            <Text as="p">{reply.text}</Text>
          </div>
          <Text as="p" size="meta" tone="tertiary">
            {reply.at} 回复，{notice.department}可以看到
            {open && notice.deadline && `；${notice.deadline} 前可以修改`}
          </Text>
        </>
      )}
      {!open && (
        <Text as="p" size="meta" tone="secondary">
          {reply ? '回复已经截止，不能再改。' : `回复已经截止。要补交的，请直接联系${notice.department}。`}
        </Text>
      )}
      {open && !user && (
        <div>
          <ButtonLink variant="primary" href={signInHref(place)}>
            登录后回复
          </ButtonLink>
        </div>
      )}
      {open && user && reply && !changing && (
        <div>
          <Button variant="outline" onClick={() => show(true)}>
            修改回复
          </Button>
        </div>
      )}
      {open && user && (!reply || changing) && (
        <ReplyForm
          notice={notice}
          replying={replying}
          onDone={() => show(false)}
          onCancel={reply ? () => show(false) : undefined}
        />
      )}
    </section>
  );
}

const longest = maxLengthOf(replyNotice, 'text');

interface ReplyFormProps extends Pick<NoticeReplyProps, 'notice' | 'replying'> {
  onDone(): void;
  /** Missing for the first reply. */
  onCancel: (() => void) | undefined;
}

function ReplyForm({ notice, replying, onDone, onCancel }: ReplyFormProps) {
  const { choices, reply } = replying;
  const isChoice = (words: string) => choices.length === 0 || choices.includes(words);
  // A choice that is offered no longer is none.
  const [text, setText] = useDraft(`reply ${notice.id}`, () => (reply && isChoice(reply.text) ? reply.text : ''));
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const change = (value: string) => {
    setText(value);
    setError('');
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    const readable = readableText(text.replaceAll('\r\n', '\n'));
    if (!readable || !isChoice(readable)) return setError(choices.length > 0 ? '请选一项' : '请写下回复');
    setSending(true);
    try {
      await call(replyNotice, { noticeId: notice.id, text: readable });
      await revalidate();
      toast.success(reply ? '回复已经改好' : `已经回复${notice.department}`);
      onDone();
    } catch (failure) {
      if (!isExpired(failure)) setError(messageOf(failure));
    } finally {
      setSending(false);
    }
  }
  const help = notice.deadline ? `${notice.deadline} 前回复，截止前可以修改` : undefined;
  return (
    <form className={css.form} onSubmit={(event) => void send(event)}>
      {choices.length > 0 ? (
        <RadioGroup
          label="您的回复"
          hideLabel
          name="reply"
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          value={text}
          help={help}
          error={error}
          onValueChange={change}
        />
      ) : (
        <TextArea
          label="您的回复"
          hideLabel
          name="reply"
          rows={3}
          limit={longest}
          value={text}
          help={help}
          error={error || undefined}
          onValueChange={change}
        />
      )}
      <div className={css.end}>
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            不改了
          </Button>
        )}
        <Button type="submit" variant="primary" loading={sending}>
          {reply ? '保存修改' : '提交回复'}
        </Button>
      </div>
    </form>
  );
}
