import { thingHrefs } from '@yimen/contract/paths';
import { ChevronLeftIcon, ChevronRightIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import * as css from './article.css.ts';

interface Neighbour {
  id: string;
  title: string;
}

interface NeighboursProps {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The articles before and after this one in its column. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="同栏目的其他文章" className={css.neighbours}>
      {previous && (
        <div className={css.previous}>
          <Link variant="plain" href={thingHrefs.news.desktop(previous.id)}>
            <Text as="div" size="meta" tone="tertiary">
              <span className={css.way}>
                <ChevronLeftIcon size={16} />
                上一篇
              </span>
            </Text>
            <Text as="div" lines={2}>
              {previous.title}
            </Text>
          </Link>
        </div>
      )}
      {next && (
        <div className={css.next} data-alone={previous ? undefined : ''}>
          <Link variant="plain" href={thingHrefs.news.desktop(next.id)}>
            <Text as="div" size="meta" tone="tertiary">
              <span className={css.way}>
                下一篇
                <ChevronRightIcon size={16} />
              </span>
            </Text>
            <Text as="div" lines={2}>
              {next.title}
            </Text>
          </Link>
        </div>
      )}
    </nav>
  );
}
