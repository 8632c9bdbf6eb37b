/** A whole number with commas between thousands, the same on server and browser whatever their locale. */
export function formatCount(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}
