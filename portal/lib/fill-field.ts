/** Sets a field's value as if it was typed. */
export function fillField(field: HTMLInputElement, words: string): void {
  // React notices only a value that was not set through the setter that it puts on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
