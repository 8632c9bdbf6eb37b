/** Address of an illustration that the institution's data names; addresses stay as they are. */
export function artUrl(name: string | null): string {
  if (!name) return '';
  if (name.startsWith('/') || /^https?:\/\//i.test(name)) return name;
  const [institution, ...picture] = name.split('-');
  return `/art/${institution}/${picture.join('-')}.svg`;
}

/** The same picture by night, for pictures that have one. */
export function nightUrl(url: string): string {
  return url.replace(/-hero\.svg|\/hero\.svg/, (end) => end.replace('hero', 'hero-night'));
}
