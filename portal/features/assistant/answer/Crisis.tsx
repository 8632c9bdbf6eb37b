import { HeartIcon, PhoneIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import * as css from './answer.css.ts';
import type { Answer } from './load-answer.ts';
import { NextStep } from './NextStep.tsx';

interface CrisisProps extends Pick<Answer, 'lines' | 'service'> {
  target: string | undefined;
}

/** Whom to call at once, for somebody in despair or somebody near them. */
export function Crisis({ lines, service, target }: CrisisProps) {
  return (
    <>
      <Text as="p" strong>
        您或身边的人现在可能很难受，请不要独自扛着。请现在就打电话，会有人听您说：
      </Text>
      <ul className={css.known}>
        {lines.map(({ name, phone, hours }) => (
          <NextStep
            key={phone}
            href={`tel:${phone.replace(/\s/g, '')}`}
            title={`${name} ${phone}`}
            note={hours}
            icon={<PhoneIcon size={20} />}
            target={target}
          />
        ))}
        {service && (
          <NextStep
            href={service.href}
            title={service.name}
            note={service.summary}
            icon={<HeartIcon size={20} />}
            target={target}
          />
        )}
      </ul>
      <Text as="p">
        如果您或身边的人正有生命危险，请立刻拨打{' '}
        <Link href="tel:120" target={target}>
          120
        </Link>{' '}
        或{' '}
        <Link href="tel:110" target={target}>
          110
        </Link>
        。如果是身边的人，请陪着，不要让对方独处。
      </Text>
    </>
  );
}
