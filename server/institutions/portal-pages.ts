/** Pages of the portal that a menu entry may open as a default menu (specification, section 2). */
const portalPages: readonly string[] = [
  '/home',
  '/home/special-services',
  '/service-hall',
  '/business-system',
  '/info-center',
  '/news',
  '/search',
  '/schedule-center',
  '/task-center',
  '/personal-center',
  '/personal-center/collect',
  '/personal-center/recently-used',
  '/mobile/home',
  '/mobile/news',
  '/mobile/work',
  '/mobile/personal-center',
  '/mobile/task-center',
  '/mobile/schedule-detail',
];

/** True when the path, without its query, is one of the portal's own pages. */
export function isPortalPage(path: string): boolean {
  return portalPages.includes(path.split(/[?#]/)[0] ?? '');
}
