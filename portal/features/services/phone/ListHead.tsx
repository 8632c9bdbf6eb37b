import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { ChevronDownIcon } from '@yimen/ui/icon';
import { List, ListItem } from '@yimen/ui/list';
import { BottomSheet } from '@yimen/ui/mobile/bottom-sheet';
import { Text } from '@yimen/ui/text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as css from './work.css.ts';

interface ListHeadProps {
  title: string;
  /** Undefined when the list did not load. */
  total: number | undefined;
  /** Each with its number of services in this list. */
  departments: readonly { id: string; name: string; shortName: string; count: number }[];
  /** The chosen one; empty for all. */
  department: string;
  hrefFor(department: string | undefined): string;
}

/** Above the services: their title and number, and the choice of a department. */
export function ListHead({ title, total, departments, department, hrefFor }: ListHeadProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const chosen = departments.find(({ id }) => id === department);

  function choose(id: string | undefined) {
    setOpen(false);
    void navigate(hrefFor(id), { replace: true, preventScrollReset: true });
  }

  return (
    <div className={css.listHead}>
      <Heading level={2} size="meta" tone="secondary">
        {title}
        {total !== undefined && <span className={css.count}>{total} 项</span>}
      </Heading>
      <Button
        variant="text"
        size="small"
        endIcon={<ChevronDownIcon size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen ? chosen.shortName || chosen.name : '全部部门'}
      </Button>
      <BottomSheet open={open} onOpenChange={setOpen} title="选择部门">
        <div className={css.options}>
          <List>
            {[{ id: '', name: '全部部门', count: undefined }, ...departments].map(({ id, name, count }) => (
              <ListItem
                key={id || 'all'}
                title={name}
                end={id === department ? <Text tone="theme">已选</Text> : count !== undefined && `${count} 项`}
                onSelect={() => choose(id || undefined)}
              />
            ))}
          </List>
        </div>
      </BottomSheet>
    </div>
  );
}
