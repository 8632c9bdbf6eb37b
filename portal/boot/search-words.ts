import { fill } from '../session/drafts/fields.ts';
import { type SearchWords, searches } from './chunk-reload.ts';

/** Puts words into the field of this page that they were typed into, and the focus where it was. */
export function putBack({ path, name, words, focused }: SearchWords): void {
  if (path !== location.pathname + location.search) return;
  const fields = document.querySelectorAll<HTMLInputElement>(`${searches} input`);
  const field = [...fields].find((each) => each.name === name);
  // Someone may have begun anew.
  if (!field || (field.value !== '' && field.value !== field.defaultValue)) return;
  if (focused) field.focus();
  fill(field, words);
  field.setSelectionRange(words.length, words.length);
}
