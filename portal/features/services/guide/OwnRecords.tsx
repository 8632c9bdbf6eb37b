import type { App } from '@yimen/contract/services/service';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import useSWR from 'swr';
import { call } from '../../../lib/api/call.ts';
import { dayOf } from '../../../lib/time/clock.ts';
import * as css from './details.css.ts';
import { loadOwnRecords } from './own-records.ts';

/** 我的办理记录: the member's records of this service; nothing until they have loaded. */
export function OwnRecords({ app }: { app: App }) {
  const { data = [] } = useSWR(['own-records', app.id], () => loadOwnRecords(call, app), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="records-title" className={css.related}>
      <Heading level={2} size="title3" id="records-title">
        我的办理记录
      </Heading>
      <ul className={css.records}>
        {data.map(({ id, title, at, state, href }) => (
          <li key={id} className={css.record}>
            <Text as="div" lines={2}>
              <Link variant="plain" href={href}>
                <span className={css.recordCover} aria-hidden="true" />
                {title}
              </Link>
            </Text>
            <Text as="div" size="meta" tone="tertiary">
              {[dayOf(at), state].filter(Boolean).join('　')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
