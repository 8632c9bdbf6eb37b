import { hrefTo } from '@yimen/contract/paths';
import type { CountedGroup } from '@yimen/contract/services/facets';
import { getServiceApp } from '@yimen/contract/services/list';
import { ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { ChevronRightIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Skeleton } from '@yimen/ui/skeleton';
import { Text } from '@yimen/ui/text';
import useSWR from 'swr';
import { call } from '../../../../lib/api/call.ts';
import { ModuleFailed } from '../../../../parts/modules/ModuleFailed.tsx';
import { guideHref } from '../../../../parts/service/service-links.ts';
import * as css from './life-events.css.ts';

const shown = 9;

export interface EventItems {
  id: string;
  items: { id: string; name: string }[];
}

/** What is asked for to fill the open matter, on the server and in the browser alike. */
export function itemsOfEvent(category: string) {
  return { category, pageSize: shown };
}

/** The open matter: what it is about, and its services in place. */
export function OpenEvent({ id, matter, first }: { id: string; matter: CountedGroup; first: EventItems | null }) {
  const { data, error, isValidating, mutate } = useSWR<EventItems['items']>(
    ['life-event', matter.id],
    async () => (await call(getServiceApp, itemsOfEvent(matter.id))).list,
    { fallbackData: first?.items, revalidateOnMount: !first, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return (
    <div id={id} className={css.event}>
      <div>
        <Heading level={3} size="title2">
          {matter.name}
        </Heading>
        <Text as="p" size="meta" tone="secondary">
          {matter.intro}
        </Text>
        <div className={css.all}>
          <ButtonLink variant="outline" href={hrefTo('service-hall', { query: { category: matter.id } })}>
            查看全部 {matter.count} 项
          </ButtonLink>
        </div>
      </div>
      {error && !data ? (
        <ModuleFailed name={matter.name} retrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <ul className={css.items} aria-busy={!data}>
          {data
            ? data.map((item) => (
                <li key={item.id} className={css.item}>
                  <Link variant="plain" href={guideHref(item.id)}>
                    <span className={css.itemBody}>
                      <Text lines={1}>{item.name}</Text>
                      <span className={css.itemMark}>
                        <ChevronRightIcon size={16} />
                      </span>
                    </span>
                  </Link>
                </li>
              ))
            : Array.from({ length: Math.min(shown, matter.count) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places that wait are alike.
                <li key={index} className={css.item}>
                  <span className={css.itemBody}>
                    <Skeleton width="64%" />
                  </span>
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}
