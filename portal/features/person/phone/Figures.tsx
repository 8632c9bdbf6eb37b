import type { DataOf } from '@yimen/contract/endpoint';
import type { assets } from '@yimen/contract/person/data';
import { Button } from '@yimen/ui/button';
import { Section } from '@yimen/ui/mobile/section';
import { StatRow } from '@yimen/ui/mobile/stat-row';
import { useState } from 'react';

const figuresPerRow = 4;

/** Balances and counts in a row; masked ones are hidden until the person shows them. */
export function Figures({ items }: { items: DataOf<typeof assets> }) {
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  const shown = open ? items : items.slice(0, figuresPerRow);
  const more = items.length > figuresPerRow || items.some(({ masked }) => masked);
  return (
    <Section aria-label="我的数据" padding="narrow">
      {chunked(shown).map((row) => (
        <StatRow
          key={row[0]?.code}
          items={row.map(({ name, value, unit, masked }) => ({
            label: name,
            ...(masked && !open ? { value: '已隐藏' } : { value, unit }),
          }))}
        />
      ))}
      {more && (
        <Button variant="text" size="small" fullWidth aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : '显示全部'}
        </Button>
      )}
    </Section>
  );
}

function chunked<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / figuresPerRow);
  return Array.from({ length: count }, (_, row) => items.slice(row * figuresPerRow, (row + 1) * figuresPerRow));
}
