import { readStored, store } from '../../lib/storage.ts';

/** What a search stands in, of either site. */
export const searches = ':is(search, [role="search"])';

/** What was typed into a search when its page was loaded anew. */
interface SearchWords {
  /** Path and query of the page. */
  path: string;
  /** Of the field. */
  name: string;
  words: string;
  focused: boolean;
}

const key = 'ym-search-words';

/** Keeps what stands in the field of a search while its page is loaded anew. */
export function keepSearchWords(field: HTMLInputElement | undefined): void {
  if (!field?.isConnected || field.value === '') return;
  const { name, value: words } = field;
  const focused = field === document.activeElement;
  const kept: SearchWords = { path: location.pathname + location.search, name, words, focused };
  store('session', key, JSON.stringify(kept));
}

/** Puts the words back into the field of a page that was loaded anew while they were typed, and the focus. */
export async function restoreSearchWords(): Promise<void> {
  const kept = readStored('session', key);
  if (kept === null) return;
  store('session', key, undefined);
  const { path, name, words, focused } = JSON.parse(kept) as SearchWords;
  const { fill } = await import('../../lib/drafts/fields.ts');
  if (path !== location.pathname + location.search) return;
  const fields = document.querySelectorAll<HTMLInputElement>(`${searches} input`);
  const field = [...fields].find((each) => each.name === name);
  // Someone may have begun anew.
  if (!field || (field.value !== '' && field.value !== field.defaultValue)) return;
  if (focused) field.focus();
  fill(field, words);
  field.setSelectionRange(words.length, words.length);
}
