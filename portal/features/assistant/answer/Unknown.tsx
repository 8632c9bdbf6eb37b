import { hrefTo, paths } from '@yimen/contract/paths';
import { LayoutGridIcon, PhoneIcon, SearchIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { useInstitution } from '../../../shell/visit/institution.ts';
import type { Visitor } from '../../services/shared/service-links.ts';
import * as css from './answer.css.ts';

interface UnknownProps {
  question: string;
  target: string | undefined;
  terminal: Visitor['terminal'];
}

/** Says that no source answers the question, and whom to ask instead. */
export function Unknown({ question, target, terminal }: UnknownProps) {
  const { hotline, hotlineHours } = useInstitution();
  const onPhone = terminal === 'mobile';
  const search = onPhone
    ? hrefTo('mobile-search', { query: { search: question } })
    : hrefTo('service-hall', { query: { query: question } });
  return (
    <>
      <Text as="p">我不知道。办事指南、服务和资讯里都没有写到这件事，我不猜。可以这样问到答案：</Text>
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

interface WayProps {
  href: string;
  title: string;
  note: string;
  icon: ReactNode;
  target: string | undefined;
}

function NextStep({ href, title, note, icon, target }: WayProps) {
  return (
    <li className={css.way}>
      <span className={css.wayIcon} aria-hidden="true">
        {icon}
      </span>
      <div className={css.quoted}>
        <Link href={href} target={target} variant="plain">
          <span className={css.cover}>{title}</span>
        </Link>
        {note && (
          <Text size="meta" tone="tertiary">
            {note}
          </Text>
        )}
      </div>
    </li>
  );
}
