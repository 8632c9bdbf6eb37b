import { ButtonLink } from '@yimen/ui/button';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { useLocation } from 'react-router';
import { signInHref } from '../../../shell/routes/sign-in-link.ts';
import * as css from './guest.css.ts';

/** What a guest would see here after signing in. */
export function GuestSection() {
  return (
    <Section title="登录后，这里是你的一天">
      <div className={css.guest}>
        <Text tone="secondary">日程、待办和收藏的服务。</Text>
        <ButtonLink variant="primary" href={signInHref(useLocation())}>
          登录
        </ButtonLink>
      </div>
    </Section>
  );
}
