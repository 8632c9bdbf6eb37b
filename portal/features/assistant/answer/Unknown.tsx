import { hrefTo, paths } from '@yimen/contract/paths';
import { LayoutGridIcon, PhoneIcon, SearchIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { useInstitution } from '../../../shell/visit/institution.ts';
import type { Visitor } from '../../services/shared/service-links.ts';
import * as css from './answer.css.ts';
import { NextStep } from './NextStep.tsx';

interface UnknownProps {
  /** Says what follows. */
  lead: string;
  question: string;
  target: string | undefined;
  terminal: Visitor['terminal'];
}

/** Whom to ask where no source answers the question. */
export function Unknown({ lead, question, target, terminal }: UnknownProps) {
  const { hotline, hotlineHours } = useInstitution();
  const onPhone = terminal === 'mobile';
  const search = onPhone
    ? hrefTo('mobile-search', { query: { search: question } })
    : hrefTo('service-hall', { query: { query: question } });
  return (
    <>
      <Text as="p">{lead}</Text>
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
