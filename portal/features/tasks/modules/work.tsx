import { noticeShow } from '@yimen/contract/notices/notices';
import { hrefTo, paths } from '@yimen/contract/paths';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { linkTo } from '../../../shell/routes/links.ts';
import { defineModule } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import * as css from '../../person/shared/person.css.ts';
import { countMatters } from '../counts.ts';

/**
 * 待办、已办与未读消息: the number of open and done tasks and of unread messages, a dash where unknown; each links to its page.
 */
export const personWorkModule = defineModule({
  sign: 'person-work',
  memberOnly: true,
  async load({ call }) {
    const [{ todo, done }, { unread }] = await Promise.all([
      countMatters(call, ['todo', 'done']),
      call(noticeShow, { messages: true, pageSize: 1 }),
    ]);
    return { todo, done, unread };
  },
  Waiting: () => <RowsSkeleton rows={1} height={54} />,
  View({ data, entry }) {
    const counts = [
      { name: '待办', count: data.todo, path: paths['task-center'] },
      { name: '已办', count: data.done, path: hrefTo('task-center', { query: { view: 'done' } }) },
      { name: '未读消息', count: data.unread, path: hrefTo('info-center', { query: { tab: 'notices', unread: 1 } }) },
    ];
    return (
      <nav aria-label={entry.name}>
        <ul className={css.counts}>
          {counts.map(({ name, count, path }) => {
            const target = linkTo(path);
            const words = (
              <span className={css.countBody}>
                <Text size="title2" strong tone={name === '待办' && count ? 'theme' : 'inherit'}>
                  {count ?? '–'}
                </Text>
                <Text size="meta" tone="tertiary">
                  {name}
                </Text>
              </span>
            );
            return (
              <li key={name} className={css.count}>
                {target ? (
                  <Link variant="plain" href={target.href}>
                    {words}
                  </Link>
                ) : (
                  words
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    );
  },
});
