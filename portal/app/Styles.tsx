import { type ContextType, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  Links,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router';

type State = NonNullable<ContextType<typeof StateContext>>;
type Data = NonNullable<ContextType<typeof DataContext>>;
type Matches = State['matches'];

/**
 * The style sheets of the page and of all that were shown before it. One that goes with its page comes back only
 * after the page is drawn again, which is then seen without it for a moment and loses its place.
 */
export function Styles({ nonce }: { nonce: string | undefined }) {
  const state = useContext(StateContext);
  const data = useContext(DataContext);
  const [met, setMet] = useState<Matches>([]);
  const matches = withNew(met, drawn(state?.matches ?? [], data?.errors));
  if (matches !== met) setMet(matches);
  if (!state || !data) return null;
  return (
    <StateContext value={{ ...state, matches }}>
      <DataContext value={{ ...data, errors: null }}>
        <Links nonce={nonce} />
      </DataContext>
    </StateContext>
  );
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
