import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { sort, sorts } from './sort-links.css.ts';

export interface SortLink {
  label: string;
  href: string;
  current: boolean;
}

interface SortLinksProps {
  label: string;
  items: readonly SortLink[];
  /** Whether the scroll position is kept. */
  keepPlace?: boolean;
}

/** Links to a list's sort orders, with the current one marked. */
export function SortLinks({ label, items, keepPlace = false }: SortLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={sorts}>
        {items.map((item) => (
          <li key={item.href}>
            <Text size="meta" strong={item.current}>
              <Link
                variant={item.current ? 'text' : 'quiet'}
                href={item.href}
                {...(keepPlace && { 'data-keep-place': '' })}
                aria-current={item.current ? 'true' : undefined}
              >
                <span className={sort}>{item.label}</span>
              </Link>
            </Text>
          </li>
        ))}
      </ul>
    </nav>
  );
}
