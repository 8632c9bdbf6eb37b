/** A whole number with thousands separators, the same on server and browser in every locale. */
export function formatCount(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}
