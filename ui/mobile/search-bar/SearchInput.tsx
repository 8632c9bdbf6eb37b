import { useRef } from 'react';
import { CircleXIcon, SearchIcon } from '../../icon/index.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useValue } from '../../internals/useValue.ts';
import { useLocale } from '../../locale/index.ts';
import * as css from './search-bar.css.ts';

export type SearchInputProps = DomProps<
  'input',
  {
    /** Spoken name. */
    label: string;
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** Enter, or the button, with the trimmed words. */
    onSearch?: (query: string) => void;
    /** Where the form goes when the page is not active yet. */
    action?: string;
    children?: undefined;
  }
>;

/** The search field of a phone page, 40 px, with the clear and search buttons. Renders a form; ref and rest go to the input. */
export function SearchInput({
  label,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  action,
  name = 'q',
  ref,
  ...rest
}: SearchInputProps) {
  const { clear, search } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useValue(value, defaultValue, onValueChange);
  return (
    <search>
      <form
        className={css.form}
        action={action}
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          // Results are read without the on-screen keyboard; with a hardware keyboard the focus stays here.
          if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
          onSearch(words.trim());
        }}
      >
        <div className={css.field}>
          <SearchIcon size={18} />
          <input
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            ref={useMergedRef(input, ref)}
            type="search"
            name={name}
            className={css.input}
            aria-label={label}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {words !== '' && (
            <button
              type="button"
              className={css.clear}
              aria-label={clear}
              onClick={() => {
                setWords('');
                input.current?.focus();
              }}
            >
              <CircleXIcon size={18} />
            </button>
          )}
        </div>
        <button type="submit" className={css.submit}>
          {search}
        </button>
      </form>
    </search>
  );
}
