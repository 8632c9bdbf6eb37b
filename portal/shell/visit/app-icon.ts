/**
 * Address of the institution's logo as an app icon, `size` px wide; it changes with the logo. `maskable` has a margin,
 * so that it can be cropped to a circle.
 */
export function appIcon(logo: string, purpose: 'any' | 'maskable', size: number): string {
  const version = /\.([0-9a-f]{12,16})\.\w+$/.exec(logo)?.[1] ?? 'now';
  return `/app-icons/${version}/${purpose}-${size}.png`;
}
