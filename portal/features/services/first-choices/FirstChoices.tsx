import type { CountedGroup } from '@yimen/contract/services/facets';
import { ButtonLink } from '@yimen/ui/button';

interface FirstChoicesProps {
  choices: readonly CountedGroup[];
  /** Id of the chosen category; empty for none. */
  chosen: string;
  /** Whether all services are shown. */
  all: boolean;
  total: number;
  hrefFor(category: string): string;
}

/** In care mode the two or three choices of the hall: first categories, and all services, as links. */
export function FirstChoices({ choices, chosen, all, total, hrefFor }: FirstChoicesProps) {
  const links = [
    ...choices.map(({ id, name, count }) => ({ id, name, count, current: id === chosen })),
    { id: '', name: '全部服务', count: total, current: all },
  ];
  return links.map(({ id, name, count, current }) => (
    <ButtonLink
      key={id || 'all'}
      variant={current ? 'light' : 'secondary'}
      size="xlarge"
      fullWidth
      href={hrefFor(id)}
      aria-current={current ? 'true' : undefined}
    >
      {name} {count} 项
    </ButtonLink>
  ));
}
