import { type ContextType, type ReactNode, useContext } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  type DataRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router';

/**
 * The router itself; undefined outside of one. `useNavigation` leaves out whether the navigation on its way goes back,
 * and no hook tells middleware, which runs between two drawings, what is on its way.
 */
export function useRouter(): DataRouter | undefined {
  return useContext(RouterContext)?.router;
}

/** What the hooks of React Router read, as it was at one time. */
export interface RouterSnapshot {
  location: ContextType<typeof LocationContext>;
  state: ContextType<typeof StateContext>;
  data: ContextType<typeof DataContext>;
}

/** What this drawing reads from the router. Each part is the same object until it changes. */
export function useRouterSnapshot(): RouterSnapshot {
  return { location: useContext(LocationContext), state: useContext(StateContext), data: useContext(DataContext) };
}

/**
 * Has its children see the router as it was. A page that stays drawn while another is shown would follow the address of
 * that one, and lose its loader's data. Upstream gives the location context for this alone
 * (github.com/remix-run/react-router/issues/8867).
 */
export function RouterSnapshot({ location, state, data, children }: RouterSnapshot & { children?: ReactNode }) {
  return (
    <LocationContext value={location}>
      <StateContext value={state}>
        <DataContext value={data}>{children}</DataContext>
      </StateContext>
    </LocationContext>
  );
}

/**
 * The number that the router has given the shown entry of the history, 0 for the one that the visitor came to from
 * elsewhere; undefined for an entry of the browser's own. The history itself does not say where in it one stands.
 */
export function entryNumber(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

/**
 * The files of the routes that the router knows by now and whose id matches: to keep them before a navigation asks for
 * them without a network. `<PrefetchPageLinks>` would fetch them by links, out of the worker's sight.
 */
export function routeFiles(ids: readonly string[]): string[] {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes?: Record<string, RouteFiles> };
  };
  return Object.entries(manifest?.routes ?? {})
    .filter(([id]) => ids.includes(id))
    .flatMap(([, { module, imports = [], css = [] }]) => [module, ...imports, ...css]);
}
