import { takeEarly } from './early.ts';
import { contentOf, type Field, fieldOf, fieldsOf, isChanged, keyOf } from './fields.ts';
import { registeredValues } from './registry.ts';
import type { TypedFields } from './store.ts';

let typed = new Map<string, Field>();

/** Remembers which fields of this page someone has typed into; returns how to stop. */
export function watchTyping(): () => void {
  const hear = ({ target }: Pick<Event, 'target'>) => {
    const field = fieldOf(target);
    const key = field && keyOf(field);
    if (field && key) typed.set(key, field);
  };
  const forget = ({ target }: Event) => {
    for (const [key, field] of typed) if (field.form === target) typed.delete(key);
  };
  // Someone may have begun before this was fetched.
  for (const target of takeEarly()) hear({ target });
  for (const field of fieldsOf(document)) if (isChanged(field)) hear({ target: field });
  document.addEventListener('input', hear, true);
  document.addEventListener('reset', forget, true);
  return () => {
    document.removeEventListener('input', hear, true);
    document.removeEventListener('reset', forget, true);
    forgetTyped();
  };
}

/** What has been typed into the fields that are on the page now; empty when nothing was. */
export function typedFields(): TypedFields {
  const native = [...typed]
    .filter(([, field]) => field.isConnected)
    .map(([key, field]) => [key, contentOf(field)] as const)
    .filter(([, content]) => content !== '');
  return Object.fromEntries([...native, ...registeredValues()]);
}

/** Another page: what was typed into the last one is done with. */
export function forgetTyped(): void {
  typed = new Map();
}
