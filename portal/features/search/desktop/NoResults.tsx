import { paths } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { FlagIcon, MessageCircleIcon, PhoneIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { useInstitution, useSearchHint } from '../../../shell/visit/institution.ts';
import { FeedbackForm } from '../../services/shared/feedback/FeedbackForm.tsx';
import { departmentServicesHref } from '../../services/shared/service-links.ts';
import { askHref } from './ask.ts';
import type { Alternatives, Results } from './load-results.ts';
import { Popular } from './Popular.tsx';
import * as css from './search.css.ts';
import { Meant } from './Understood.tsx';

interface NothingProps {
  query: string;
  results: Results;
  alternatives: Alternatives;
}

/** No results: suggestions for other queries, three other ways to get help, and popular services. */
export function NoResults({ query, results, alternatives }: NothingProps) {
  const { pictures } = useInstitution();
  return (
    <>
      <div className={css.wrap}>
        <div className={css.nothing}>
          <img src={pictures.empty} alt="" className={css.picture} />
          <div>
            <Heading level={2} size="title1">
              没有找到“{query}”
            </Heading>
            <Text as="p" tone="secondary" role="status">
              在服务、业务系统、资讯、通知、专题和部门里都找过了，也试过拼音和读音相近的字。
            </Text>
            <Meant meant={results.meant} />
          </div>
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <Popular alternatives={alternatives} />
          <Advice {...alternatives} />
        </div>
        <WaysOut query={query} />
      </div>
    </>
  );
}

function Advice({ offices, popular: [first] }: Alternatives) {
  const initials = /[a-z]{2,}/.exec(useSearchHint())?.[0];
  return (
    <section aria-labelledby="advice">
      <Heading level={2} id="advice">
        换个说法试试
      </Heading>
      <ul className={css.advice}>
        <li>少写几个字{first && `，例如把“怎么办${first.name}”改成“${first.name}”`}</li>
        <li>用拼音首字母{initials && `，例如 ${initials}`}</li>
        <li>去掉年份、单位等限定</li>
        {offices.length > 0 && (
          <li>
            按部门找：
            {offices.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && '、'}
                <Link variant="inline" href={departmentServicesHref(id)}>
                  {name}
                </Link>
              </span>
            ))}
          </li>
        )}
      </ul>
    </section>
  );
}

function WaysOut({ query }: { query: string }) {
  const { hotline, hotlineHours } = useInstitution();
  return (
    <aside className={css.aside} aria-label="其他办法">
      <Alternative icon={<MessageCircleIcon size={24} strokeWidth={1.6} />} title="问助手">
        <Text as="p" tone="secondary">
          “{query}”
        </Text>
        <Text as="p" size="meta" tone="tertiary">
          已按你的搜索写好问题，可以再改。
        </Text>
        <div className={css.ways}>
          <ButtonLink variant="primary" href={askHref(query)}>
            问这个问题
          </ButtonLink>
        </div>
      </Alternative>
      <Alternative icon={<PhoneIcon size={24} strokeWidth={1.6} />} title="问人">
        {hotline && (
          <>
            <Text as="p" tone="secondary">
              服务热线 <Link href={`tel:${hotline.replace(/[^\d+]/g, '')}`}>{hotline}</Link>
            </Text>
            <Text as="p" size="meta" tone="tertiary">
              {hotlineHours}
            </Text>
          </>
        )}
        <div className={css.ways}>
          <Link href={paths.offices}>各部门的地址和电话</Link>
        </div>
      </Alternative>
      <Alternative icon={<FlagIcon size={24} strokeWidth={1.6} />} title="告诉我们缺了什么">
        <FeedbackForm about="search" subject={query} placeholder="例如：想办什么事，平时怎么叫它" />
      </Alternative>
    </aside>
  );
}

function Alternative({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="large">
      <div className={css.wayHead}>
        <span className={css.wayIcon}>{icon}</span>
        <Heading level={2} size="title3">
          {title}
        </Heading>
      </div>
      {children}
    </Card>
  );
}
