import { type Ref, useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import { SearchIcon, XIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { useInputValue } from '../internals/field/index.ts';
import { useDismiss } from '../internals/useDismiss.ts';
import { useEscape } from '../internals/useEscape.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { SearchPanel, type SearchSuggestion } from './SearchPanel.tsx';
import * as css from './search-field.css.ts';
import { useCombobox } from './useCombobox.ts';

export type SearchFieldSize = keyof typeof css.sizes;

export type SearchFieldProps = DomProps<
  'input',
  {
    /** Names the search for screen readers. */
    label: string;
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** Enter without a chosen suggestion, or the button. */
    onSearch?: (query: string) => void;
    /** For what is typed by now; each is a link. */
    suggestions?: SearchSuggestion[];
    /** Says that suggestions are on their way. */
    loading?: boolean;
    /** 40, 48 (default) or 56 design pixels high. */
    size?: SearchFieldSize;
    /** Shows a button inside the field with these words. */
    buttonLabel?: string;
    /** Last row, under the suggestions: another place to search. */
    footer?: { label: string; href: string };
    /** Above the suggestions: how the query was understood (拼音匹配“cjd”). */
    status?: string;
    /** A key that leads here, shown while the field is empty: `/`. The application listens for it. */
    keyHint?: string;
    ref?: Ref<HTMLInputElement>;
  }
>;

/**
 * A search with suggestions (combobox with list autocomplete). No suggestion is active until an
 * arrow key moves to one, so Enter searches. Props and `ref` go to the `<input>`.
 */
export function SearchField({
  label,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  suggestions = [],
  loading = false,
  size = 'large',
  buttonLabel,
  footer,
  status,
  keyHint,
  disabled,
  onChange,
  onKeyDown,
  onFocus,
  ref,
  ...rest
}: SearchFieldProps) {
  const locale = useLocale();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useInputValue<HTMLInputElement>(value, defaultValue, onValueChange);
  const merged = useMergedRef(input.ref, ref);
  const combobox = useCombobox({
    count: suggestions.length,
    hasPanel: suggestions.length > 0 || loading || Boolean(status) || Boolean(footer),
    query: input.value,
    onEnter: enter,
  });

  useDismiss(root, combobox.open, combobox.close);
  useEscape(input.ref, !combobox.open && input.value !== '', () => input.set(''));
  const listed = combobox.open && suggestions.length > 0;

  function search() {
    combobox.close();
    onSearch?.(input.value.trim());
  }
  function enter(active: number) {
    // A click and not an assignment of `location`, so that the application's router handles it.
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.click();
    else search();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches where the focus goes, acts on nothing
    <div
      ref={root}
      className={css.root}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) combobox.close();
      }}
    >
      <div
        className={cx(field.box, css.box, css.sizes[size], buttonLabel && css.withButton[size])}
        data-state={disabled ? 'disabled' : 'idle'}
      >
        <span className={css.icon}>
          <SearchIcon size={size === 'medium' ? 18 : size === 'large' ? 20 : 22} />
        </span>
        <input
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          ref={merged}
          type="search"
          role="combobox"
          disabled={disabled}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={combobox.active >= 0 ? `${listId}-${combobox.active}` : undefined}
          className={field.input}
          value={input.value}
          onChange={(event) => {
            onChange?.(event);
            input.set(event.target.value);
            combobox.show();
          }}
          onFocus={(event) => {
            onFocus?.(event);
            combobox.show();
          }}
          onClick={combobox.show}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) combobox.onKeyDown(event);
          }}
        />
        {input.value !== '' && !disabled && (
          <button
            type="button"
            className={field.inside}
            title={locale.clear}
            aria-label={locale.clear}
            onClick={() => {
              input.set('');
              input.ref.current?.focus();
            }}
          >
            <XIcon size={18} />
          </button>
        )}
        {keyHint && input.value === '' && !disabled && (
          <kbd aria-hidden className={css.keyHint}>
            {keyHint}
          </kbd>
        )}
        {buttonLabel && <SearchButton size={size} label={buttonLabel} disabled={disabled} onPress={search} />}
      </div>
      {combobox.open && (
        <SearchPanel
          listId={listId}
          label={label}
          suggestions={suggestions}
          loading={loading}
          status={status}
          footer={footer}
          active={combobox.active}
          onChoose={combobox.close}
        />
      )}
      <VisuallyHidden role="status">
        {combobox.open && !loading ? `${status ?? ''} ${locale.results(suggestions.length)}`.trim() : ''}
      </VisuallyHidden>
    </div>
  );
}

type SearchButtonProps = { size: SearchFieldSize; label: string; disabled?: boolean; onPress: () => void };

/** Submits the form around the field if there is one, so that search works before scripts run. */
function SearchButton({ size, label, disabled, onPress }: SearchButtonProps) {
  return (
    <span className={css.buttons[size]}>
      <Button
        type="submit"
        variant="primary"
        size={size === 'medium' ? 'small' : 'medium'}
        disabled={disabled}
        onClick={onPress}
      >
        {label}
      </Button>
    </span>
  );
}
