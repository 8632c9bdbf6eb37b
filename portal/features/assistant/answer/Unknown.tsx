import { hrefTo, paths } from '@yimen/contract/paths';
import { LayoutGridIcon, PhoneIcon, SearchIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { useInstitution } from '../../../shell/visit/institution.ts';
import type { Visitor } from '../../services/shared/service-links.ts';
import * as css from './answer.css.ts';
import { NextStep } from './NextStep.tsx';

interface UnknownProps {
  question: string;
  target: string | undefined;
  terminal: Visitor['terminal'];
  /** Whether something that was found mentions it. */
  isMentioned: boolean;
}

/** Says that no source answers the question, and whom to ask instead. */
export function Unknown({ question, target, terminal, isMentioned }: UnknownProps) {
  const { hotline, hotlineHours } = useInstitution();
  const onPhone = terminal === 'mobile';
  const search = onPhone
    ? hrefTo('mobile-search', { query: { search: question } })
    : hrefTo('service-hall', { query: { query: question } });
  return (
    <>
      <Text as="p">
        {isMentioned ? '要找的不在上面，可以这样问到答案：' : '我不知道。没有查到写着这件事的内容。可以这样问到答案：'}
      </Text>
      <ul className={css.known}>
        {hotline && (
          <NextStep
            href={`tel:${hotline.replace(/\s/g, '')}`}
            title={`服务热线 ${hotline}`}
            note={hotlineHours}
            icon={<PhoneIcon size={20} />}
            target={target}
          />
        )}
        <NextStep
          href={search}
          title={`在服务里搜“${question}”`}
          note="换个说法，或只用几个字"
          icon={<SearchIcon size={20} />}
          target={target}
        />
        <NextStep
          href={onPhone ? paths['mobile-work'] : paths['service-hall']}
          title="看看全部服务"
          note="按分类和部门找"
          icon={<LayoutGridIcon size={20} />}
          target={target}
        />
      </ul>
    </>
  );
}
