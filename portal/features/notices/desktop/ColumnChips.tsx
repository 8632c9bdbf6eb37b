import { paths, withQuery } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { PlusIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { useLocation } from 'react-router';
import { signInHref } from '../../../shell/routes/sign-in-link.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { ChooseColumns } from './ChooseColumns.tsx';
import * as css from './front.css.ts';
import { type ColumnTop, newIn } from './front.ts';
import { newAtMost } from './new-at-most.ts';

interface ColumnChipsProps {
  columns: readonly { id: string; name: string }[];
  chosen: readonly { id: string; name: string }[];
  tops: readonly ColumnTop[];
  today: string;
}

/** The reader's chosen columns, with the number of new articles in each, and the button to choose others. */
export function ColumnChips({ columns, chosen, tops, today }: ColumnChipsProps) {
  const { user } = useSite();
  const place = useLocation();
  if (columns.length < 2) return null;
  return (
    <div className={css.chips}>
      <Text size="meta" tone="tertiary" nowrap>
        我的栏目
      </Text>
      <ul className={css.chipList}>
        {chosen.map(({ id, name }) => {
          const fresh = newIn(
            tops.find((column) => column.id === id),
            today,
            newAtMost,
          );
          return (
            <li key={id}>
              <Link variant="plain" href={withQuery(paths.news, { column: id })}>
                <span className={css.chip}>
                  {name}
                  {fresh && (
                    <Text size="meta" tone="theme">
                      {fresh} 新
                    </Text>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {user ? (
        <ChooseColumns columns={columns} chosen={chosen} />
      ) : (
        <ButtonLink variant="text" size="small" startIcon={<PlusIcon size={16} />} href={signInHref(place)}>
          登录后选栏目
        </ButtonLink>
      )}
    </div>
  );
}
