import { hrefTo, paths } from '@yimen/contract/paths';
import { personMessages } from '@yimen/contract/person/data';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { countMatters } from '../../../parts/due/counts.ts';
import { defineModule } from '../../../parts/modules/module.tsx';
import * as css from '../../../parts/modules/person.css.ts';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';

/** 待办、已办与未读消息: how much waits, was done and was told and not read, a dash where nobody told; each leads to its page. */
export const personWork = defineModule({
  sign: 'person-work',
  memberOnly: true,
  async load({ call }) {
    const [{ todo, done }, { unread }] = await Promise.all([
      countMatters(call, ['todo', 'done']),
      call(personMessages, { pageSize: 1 }),
    ]);
    return { todo, done, unread };
  },
  Waiting: () => <RowsSkeleton rows={1} height={54} />,
  View({ data, entry }) {
    const counts = [
      { name: '待办', count: data.todo, path: paths['task-center'] },
      { name: '已办', count: data.done, path: hrefTo('task-center', { query: { view: 'done' } }) },
      { name: '未读消息', count: data.unread, path: `${paths['personal-center']}#messages` },
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
