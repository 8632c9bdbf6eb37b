/** Keeps the texts among texts and what stands for none. */
export function isText(value: string | number | false | null | undefined): value is string {
  return typeof value === 'string' && value !== '';
}
