import { hrefTo } from '@yimen/contract/paths';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import * as css from './hero.css.ts';

interface WordsProps {
  label: string;
  /** Search words, or titles with their links. */
  items: readonly (string | { title: string; href: string })[];
}

/** A line of links after their label. */
export function HeroWords({ label, items }: WordsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={css.hot}>
      <Text size="meta" nowrap>
        {label}
      </Text>
      <ul className={css.hotList}>
        {items.map((item) => {
          const { title, href } = typeof item === 'string' ? searchFor(item) : item;
          return (
            <li key={title}>
              <Text size="meta">
                <Link variant="plain" href={href}>
                  {title}
                </Link>
              </Text>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function searchFor(word: string) {
  return { title: word, href: hrefTo('service-hall', { query: { query: word } }) };
}
