import { fillField } from '../../lib/fill-field.ts';
import { readStored, store } from '../../lib/storage.ts';

/** Search fields of both sites. */
const fieldsOfSearches = ':is(search, [role="search"]) input:not([type="hidden"])';

/** Text typed into a search field when its page was reloaded. */
interface SearchWords {
  /** Path and query of the page. */
  path: string;
  /** The field's name. */
  name: string;
  words: string;
  focused: boolean;
}

const searchWordsKey = 'ym-search-words';

/** Saves the text of a search field before a reload, preferring the field with the focus. */
export function storeSearchWords(): void {
  const filled = [...document.querySelectorAll<HTMLInputElement>(fieldsOfSearches)].filter(({ value }) => value !== '');
  const isFocused = (field: HTMLInputElement) => field === document.activeElement;
  const field = filled.find(isFocused) ?? filled[0];
  if (!field) return;
  const { name, value: words } = field;
  const focused = isFocused(field);
  const stored: SearchWords = { path: location.pathname + location.search, name, words, focused };
  store('session', searchWordsKey, JSON.stringify(stored));
}

/** Restores the text and the focus of a search field after a reload. */
export function restoreSearchWords(): void {
  const stored = readStored('session', searchWordsKey);
  if (stored === null) return;
  store('session', searchWordsKey, undefined);
  const { path, name, words, focused } = JSON.parse(stored) as SearchWords;
  if (path !== location.pathname + location.search) return;
  const fields = document.querySelectorAll<HTMLInputElement>(fieldsOfSearches);
  const field = [...fields].find((each) => each.name === name);
  // The visitor may have typed something new.
  if (!field || (field.value !== '' && field.value !== field.defaultValue)) return;
  if (focused) field.focus();
  fillField(field, words);
  field.setSelectionRange(words.length, words.length);
}
