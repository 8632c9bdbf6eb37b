import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  type DataRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router';

/**
 * The router itself; undefined outside of one. `useNavigation` does not tell whether the current navigation goes back,
 * and middleware, which runs outside React, cannot use hooks. No upstream issue known.
 */
export function useRouter(): DataRouter | undefined {
  return useContext(RouterContext)?.router;
}

/** The values that React Router's hooks return, at one point in time. */
export interface RouterSnapshot {
  location: ContextType<typeof LocationContext>['location'];
  /** Loader data by route id; undefined where the page has failed. */
  loaded: Readonly<Record<string, unknown>> | undefined;
  /** Renders the nodes with this router state. */
  around(children: ReactNode): ReactNode;
}

/**
 * The router's current state for rendering; the same object until it changes. Without it a page that stays mounted
 * while another is shown would get that one's address, and lose its loader data. Upstream exports the location context
 * only for this (github.com/remix-run/react-router/issues/8867).
 */
export function useRouterSnapshot(): RouterSnapshot {
  const location = useContext(LocationContext);
  const state = useContext(StateContext);
  const data = useContext(DataContext);
  return useMemo(
    () => ({
      location: location.location,
      loaded: data?.errors ? undefined : data?.loaderData,
      around: (children) => (
        <LocationContext value={location}>
          <StateContext value={state}>
            <DataContext value={data}>{children}</DataContext>
          </StateContext>
        </LocationContext>
      ),
    }),
    [location, state, data],
  );
}

/**
 * The router's number of the current history entry, 0 for the first one that the visitor opened; undefined for an entry
 * that the router did not make. The history itself has no position
 * (github.com/remix-run/react-router/discussions/9922).
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
 * The module files of the routes that the router knows by now and whose id matches, to cache them before there is no
 * network. `<PrefetchPageLinks>` would fetch them with links, which the worker does not see. No upstream issue known.
 */
export function routeFiles(ids: readonly string[]): string[] {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes?: Record<string, RouteFiles> };
  };
  return Object.entries(manifest?.routes ?? {})
    .filter(([id]) => ids.includes(id))
    .flatMap(([, { module, imports = [], css = [] }]) => [module, ...imports, ...css]);
}
