import type { DataOf } from '@yimen/contract/endpoint';
import type { assets } from '@yimen/contract/person/data';
import { Button } from '@yimen/ui/button';
import { EyeIcon, EyeOffIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { inColumns } from '../../home/shared/columns.ts';
import { Masked, useAmounts } from '../modules/amounts.tsx';
import * as css from './person.css.ts';

/** More than this are in two rows. */
const maxInRow = 6;

/** Balances and counts in a row between lines; masked ones are hidden until the person shows them. */
export function AssetsRow({ items, note }: { items: DataOf<typeof assets>; note?: string | undefined }) {
  const { open, label, toggle, status } = useAmounts();
  const columns = items.length <= maxInRow ? items.length : Math.ceil(items.length / 2);
  const maskable = items.some(({ masked }) => masked);
  return (
    <>
      {items.length > 0 && (
        <dl className={css.assets} style={inColumns(columns)}>
          {items.map(({ code, name, value, unit, masked }) => (
            <div key={code} className={css.asset}>
              <Text as="dt" size="meta" tone="tertiary" lines={1}>
                {name}
              </Text>
              <dd className={css.assetValue}>
                <Text size="title3" strong>
                  {masked && !open ? <Masked /> : value}
                </Text>{' '}
                <Text size="meta" tone="secondary">
                  {unit}
                </Text>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(maskable || note) && (
        <div className={css.cardFoot}>
          <Text size="meta" tone="tertiary">
            {note}
          </Text>
          {maskable && status}
          {maskable && (
            <Button
              variant="text"
              size="small"
              startIcon={open ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
              onClick={toggle}
            >
              {label}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
