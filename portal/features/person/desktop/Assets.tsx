import type { DataOf } from '@yimen/contract/endpoint';
import type { assets } from '@yimen/contract/person/data';
import { Button } from '@yimen/ui/button';
import { DescriptionList } from '@yimen/ui/description-list';
import { useAmounts } from '../modules/amounts.tsx';

/** Balances and counts; masked ones are hidden until the person shows them. */
export function Assets({ items }: { items: DataOf<typeof assets> }) {
  const { open, label, toggle, status } = useAmounts();
  return (
    <>
      <DescriptionList
        labels="above"
        columns={3}
        items={items.map(({ code, name, value, unit, masked }) => ({
          id: code,
          label: name,
          value: masked && !open ? '已隐藏' : `${value} ${unit}`,
        }))}
      />
      {status}
      {items.some(({ masked }) => masked) && (
        <Button variant="text" onClick={toggle}>
          {label}
        </Button>
      )}
    </>
  );
}
