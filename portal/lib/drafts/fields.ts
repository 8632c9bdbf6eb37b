/** A native field whose content can be kept and put back. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const selector = 'input, textarea, select';

/** Secrets, files and what nobody typed. */
const neverKept = new Set(['password', 'file', 'hidden', 'submit', 'reset', 'button', 'image', 'range', 'color']);
/** Autofill's words for passwords, one-time codes and payment cards. */
const secrets = /password|one-time-code|^cc-/;
/** As React makes them: another tree gives others. */
const generated = /^(:r\w*:|«r\w*»|_r_\w*_)|^react-aria/i;

/** The field an event happened in, if it is one to keep. */
export function fieldOf(target: EventTarget | null): Field | undefined {
  return isField(target) && isKept(target) ? target : undefined;
}

/** The fields of the page that may be kept. */
export function fieldsOf(page: ParentNode): Field[] {
  return [...page.querySelectorAll(selector)].filter((element) => isField(element)).filter(isKept);
}

/**
 * The same for the same field when the page is drawn anew: its form, its name (or id, or label), and for one
 * choice of several its value. Undefined for a field that has none of these.
 */
export function keyOf(field: Field): string | undefined {
  const own = stable(field.name) || stable(field.id) || labelOf(field);
  if (!own) return undefined;
  const form = field.form;
  const scope = form ? form.getAttribute('name') || stable(form.id) || form.getAttribute('aria-label') || '' : '';
  return [scope, own, isTick(field) ? field.value : ''].join('\n');
}

export function contentOf(field: Field): string | boolean {
  return isTick(field) ? field.checked : field.value;
}

/** Whether a field holds something else than the page gave it. */
export function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
}

/** Puts content into a field as if it were typed, so that React hears of it too. */
export function fill(field: Field, content: string | boolean): void {
  if (isTick(field)) {
    if (field.checked !== content) field.click();
    return;
  }
  if (typeof content !== 'string' || field.value === content) return;
  // React overwrites the property on the element; the prototype's setter is the one that it hears of.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, content);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isKept(field: Field): boolean {
  if (neverKept.has(field.type) || secrets.test(field.getAttribute('autocomplete') ?? '')) return false;
  // A password that is shown is a text field; what stands around a password belongs to it.
  return !field.closest('[data-no-draft]') && !field.form?.querySelector('[type=password], [autocomplete*=password]');
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function stable(name: string): string {
  return generated.test(name) ? '' : name;
}

function labelOf(field: Field): string {
  return field.getAttribute('aria-label') || field.labels?.[0]?.textContent?.trim() || '';
}
