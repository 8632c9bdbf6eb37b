/** What `npm run test:visual` was asked for. */
export const wishes = {
  /** Keep the pictures as they are drawn now. */
  update: process.env.YIMEN_PICTURES === 'update',
  /** Words of which a story's title, name or id has one; none means every story. */
  only: (process.env.YIMEN_PICTURES_ONLY ?? '').toLowerCase().split(' ').filter(Boolean),
};

export function isWished({ id, title, name }: { id: string; title: string; name: string }): boolean {
  const words = `${title} ${name} ${id}`.toLowerCase();
  return wishes.only.length === 0 || wishes.only.some((word) => words.includes(word));
}
