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
import { ModuleFailed } from '../../../home/shared/ModuleFailed.tsx';
import { guideHref } from '../../shared/service-links.ts';
import * as css from './life-events.css.ts';

const affairCount = 9;

export interface EventItems {
  id: string;
  items: { id: string; name: string }[];
}

/** The API input for the open event's services, on the server and in the browser. */
export function itemsOfEvent(category: string) {
  return { category, pageSize: affairCount };
}

/** The open event: its description and services. */
export function OpenEvent({ id, event, first }: { id: string; event: CountedGroup; first: EventItems | null }) {
  const { data, error, isValidating, mutate } = useSWR<EventItems['items']>(
    ['life-event', event.id],
    async () => (await call(getServiceApp, itemsOfEvent(event.id))).list,
    { fallbackData: first?.items, revalidateOnMount: !first, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return (
    <div id={id} className={css.event}>
      <div>
        <Heading level={3} size="title2">
          {event.name}
        </Heading>
        <Text as="p" size="meta" tone="secondary">
          {event.intro}
        </Text>
        <div className={css.all}>
          <ButtonLink variant="outline" href={hrefTo('service-hall', { query: { category: event.id } })}>
            查看全部 {event.count} 项
          </ButtonLink>
        </div>
      </div>
      {error && !data ? (
        <ModuleFailed name={event.name} retrying={isValidating} onRetry={() => void mutate()} />
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
            : Array.from({ length: Math.min(affairCount, event.count) }, (_, index) => (
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
