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
 * The style sheets of the page and of all that were shown before it. One that goes with its page comes back only
 * after the page is drawn again, which is then seen without it for a moment and loses its place. React Router takes a
 * route's sheets away with it (github.com/remix-run/react-router/issues/14415).
 */
export function Styles({ nonce }: { nonce: string | undefined }) {
  const state = useContext(StateContext);
  const data = useContext(DataContext);
  const framework = useContext(FrameworkContext);
  const [met, setMet] = useState<Matches>([]);
  const matches = withNew(met, drawn(state?.matches ?? [], data?.errors));
  if (matches !== met) setMet(matches);
  if (!state || !data || !framework) return null;
  return (
    <FrameworkContext value={{ ...framework, manifest: inOrder(framework.manifest, matches) }}>
      <StateContext value={{ ...state, matches }}>
        <DataContext value={{ ...data, errors: null }}>
          <Links nonce={nonce} />
        </DataContext>
      </StateContext>
    </FrameworkContext>
  );
}

/**
 * Style sheets as modules run: what a page imports before the page, which refines it. React Router lists the page's own
 * first, and marks those that a lazy module needs too with `#`: Vite would not find them by their names then, and add
 * them once more at the end, where they would win over the page.
 */
function inOrder(manifest: Manifest, matches: Matches): Manifest {
  const routes = { ...manifest.routes };
  for (const { route } of matches) {
    const entry = routes[route.id];
    if (entry?.css) routes[route.id] = { ...entry, css: entry.css.map((href) => href.replace(/#$/, '')).reverse() };
  }
  return { ...manifest, routes };
}

/** The routes of the page down to the one that shows its error, if there is one; what is below it is not drawn. */
function drawn(matches: Matches, errors: Data['errors'] | undefined): Matches {
  if (!errors) return matches;
  return matches.slice(0, matches.findIndex(({ route }) => route.id in errors) + 1);
}

/** The routes met so far, in the order in which their style sheets refine each other, and those that are new. */
function withNew(met: Matches, shown: Matches): Matches {
  const fresh = shown.filter(({ route }) => !met.some((each) => each.route.id === route.id));
  return fresh.length > 0 ? [...met, ...fresh] : met;
}
