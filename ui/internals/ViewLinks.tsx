import { Anchor } from './Anchor.tsx';
import { useActiveShown } from './useActiveShown.ts';

export type ViewLink = { id: string; label: string; href: string; current: boolean; count?: number };

type ViewLinksProps = {
  items: readonly ViewLink[];
  /** Class names. */
  list: string;
  item: string;
  count: string;
  keepPlace?: boolean;
};

/** Links to views in a row that scrolls sideways until the current one is in sight. Renders a ul. */
export function ViewLinks({ items, list, item, count, keepPlace }: ViewLinksProps) {
  const row = useActiveShown<HTMLUListElement>(items.find(({ current }) => current)?.id);
  return (
    <ul ref={row} className={list}>
      {items.map((view) => (
        <li key={view.id}>
          <Anchor
            href={view.href}
            className={item}
            aria-current={view.current ? 'page' : undefined}
            data-state={view.current ? 'active' : 'inactive'}
            data-keep-place={keepPlace ? '' : undefined}
          >
            {view.label}
            {view.count !== undefined && <span className={count}>{view.count}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
