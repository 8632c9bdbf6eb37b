import { type ContextType, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  Links,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router';

type State = NonNullable<ContextType<typeof StateContext>>;
type Data = NonNullable<ContextType<typeof DataContext>>;
type Matches = State['matches'];
type Manifest = NonNullable<ContextType<typeof FrameworkContext>>['manifest'];

/**
 * Style sheets of the page and of all pages shown before. React Router removes a route's style sheets with it
 * (github.com/remix-run/react-router/issues/14415), and adds them again only after the page is rendered, which is then
 * unstyled for a moment and loses its scroll position.
 */
export function Styles({ nonce }: { nonce: string | undefined }) {
  const state = useContext(StateContext);
  const data = useContext(DataContext);
  const framework = useContext(FrameworkContext);
  const [met, setMet] = useState<Matches>([]);
  const matches = withNew(met, drawnMatches(state?.matches ?? [], data?.errors));
  if (matches !== met) setMet(matches);
  if (!state || !data || !framework) return null;
  return (
    <FrameworkContext value={{ ...framework, manifest: stylesInOrder(framework.manifest, matches) }}>
      <StateContext value={{ ...state, matches }}>
        <DataContext value={{ ...data, errors: null }}>
          <Links nonce={nonce} />
        </DataContext>
      </StateContext>
    </FrameworkContext>
  );
}

/**
 * Orders style sheets as their modules run: those that a page imports before its own. React Router lists the page's own
 * first, and marks those that a lazy module needs too with `#`, so that Vite would not find them by name and would add
 * them again at the end, where they would override the page's.
 */
function stylesInOrder(manifest: Manifest, matches: Matches): Manifest {
  const routes = { ...manifest.routes };
  for (const { route } of matches) {
    const entry = routes[route.id];
    if (entry?.css) routes[route.id] = { ...entry, css: entry.css.map((href) => href.replace(/#$/, '')).reverse() };
  }
  return { ...manifest, routes };
}

/** The matched routes down to the one that shows the page's error, if any; those below it are not rendered. */
function drawnMatches(matches: Matches, errors: Data['errors'] | undefined): Matches {
  if (!errors) return matches;
  return matches.slice(0, matches.findIndex(({ route }) => route.id in errors) + 1);
}

/** All routes matched so far, in the order of their style sheets, with the new ones. */
function withNew(met: Matches, shown: Matches): Matches {
  const fresh = shown.filter(({ route }) => !met.some((each) => each.route.id === route.id));
  return fresh.length > 0 ? [...met, ...fresh] : met;
}
