import { ButtonLink } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { signInHref } from '../../../shell/routes/sign-in-link.ts';
import * as css from './module.css.ts';

/** What a guest would see here after signing in; `onPaper` where a tint of the theme would look grey. */
export function GuestCard({ onPaper = false }: { onPaper?: boolean }) {
  const id = useId();
  return (
    <Card as="section" tone={onPaper ? 'surface' : 'theme'} padding="large" aria-labelledby={id}>
      <Heading level={2} size="title3" id={id}>
        登录后，这里是你的一天
      </Heading>
      <div className={css.guestText}>
        <Text size="meta" tone="secondary" as="p">
          日程、待办、常用数据和收藏的服务。
        </Text>
      </div>
      <ButtonLink variant="primary" href={signInHref(useLocation())}>
        登录
      </ButtonLink>
    </Card>
  );
}
