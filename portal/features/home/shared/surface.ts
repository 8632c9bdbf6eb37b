import { createContext, use } from 'react';

/**
 * Where a module is placed, which decides how it renders: `page` directly on the page, `panel` in a panel of its own,
 * `pane` in a part of a shared panel, `half` in half of the page's width, `column` in the personal column, `phone` in
 * the phone's page of sections.
 */
export type Surface = 'page' | 'half' | 'panel' | 'pane' | 'column' | 'phone';

const SurfaceContext = createContext<Surface>('page');
export const SurfaceProvider = SurfaceContext;

export function useSurface(): Surface {
  return use(SurfaceContext);
}
