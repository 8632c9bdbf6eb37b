import { Empty } from '@yimen/ui/empty';
import { SectionHead } from '@yimen/ui/section-head';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { AppTile } from '../../services/shared/AppTile.tsx';
import { UseList } from '../../services/shared/recently-used/UseList.tsx';
import type { OverviewData } from './load-person.ts';
import { MessageList } from './MessageList.tsx';
import { NothingCollected } from './NothingCollected.tsx';
import { PersonCard } from './PersonCard.tsx';
import * as css from './person.css.ts';
import { personHref } from './places.ts';

/** 概览: the person's data, collected and recently used services, and the newest messages. */
export function Overview({ data }: { data: OverviewData }) {
  const { collected, recent, messages, failed, now } = data;
  return (
    <>
      <PartFailed failed={failed} />
      <PersonCard data={data} />
      <section className={css.panel} aria-labelledby="collected">
        <SectionHead
          title="我的收藏"
          titleId="collected"
          count={collected?.total}
          spacing="small"
          more={{ label: '整理收藏', href: personHref('collect') }}
        />
        {!collected && <LoadFailed what="收藏" />}
        {collected?.total === 0 && <NothingCollected />}
        {collected && collected.total > 0 && (
          <ul className={css.tiles}>
            {collected.list.map((app) => (
              <li key={app.id}>
                <AppTile app={app} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={css.panel} aria-labelledby="recent">
        <SectionHead
          title="最近使用"
          titleId="recent"
          spacing="small"
          more={{ label: '查看全部', href: personHref('recently-used') }}
        />
        {!recent && <LoadFailed what="使用记录" />}
        {recent?.length === 0 && <Empty title="还没有用过服务" text="办过的服务会按时间排在这里。" />}
        {recent && recent.length > 0 && <UseList uses={recent} now={now} />}
      </section>
      <section className={css.panel} aria-labelledby="messages">
        <SectionHead
          title="消息"
          titleId="messages"
          count={messages?.unread || undefined}
          spacing="small"
          more={{ label: '查看全部', href: personHref('messages') }}
        />
        {!messages && <LoadFailed what="消息" />}
        {messages?.list.length === 0 && <Empty title="还没有消息" />}
        {messages && messages.list.length > 0 && <MessageList messages={messages.list} />}
      </section>
    </>
  );
}
