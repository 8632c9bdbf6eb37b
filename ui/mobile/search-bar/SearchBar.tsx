import { SearchIcon } from '../../icon/index.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import * as css from './search-bar.css.ts';

export type SearchBarProps = DomProps<
  'a',
  {
    /** The search page. */
    href: string;
    placeholder: string;
    /** raised lies on a picture, flat on a white page. */
    variant?: 'raised' | 'flat';
    children?: undefined;
  }
>;

/** Looks like a search field and leads to the search page, where typing begins (DESIGN §10.9). Renders an a. */
export function SearchBar({ placeholder, variant = 'raised', ...rest }: SearchBarProps) {
  return (
    <Anchor {...rest} className={css.variant[variant]}>
      <SearchIcon size={18} />
      <span className={css.words}>{placeholder}</span>
    </Anchor>
  );
}
