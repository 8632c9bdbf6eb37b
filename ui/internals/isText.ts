/** True for a text that is not empty; filters empty, false and missing values out of a list. */
export function isText(value: string | number | false | null | undefined): value is string {
  return typeof value === 'string' && value !== '';
}
