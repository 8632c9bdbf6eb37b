import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBody, HomeLink } from './ErrorBody.tsx';
import { ErrorView } from './ErrorView.tsx';
import { factsOf } from './route-error.ts';
import { WaysOn } from './WaysOn.tsx';

interface ErrorPageProps {
  error: unknown;
  /** The site's frame stands around it. */
  framed?: boolean;
  /** The quieter way on beside the exit; home by default. */
  wayOut?: ReactNode;
}

/** Whatever a route threw, as the error screen (specification, section 2, “Error screen”). */
export function ErrorPage({ error, framed = false, wayOut = <HomeLink /> }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const facts = factsOf(error, pathname, search);
  const Screen = framed ? ErrorBody : ErrorView;
  const ways = (
    <>
      <WaysOn code={facts.code} />
      {wayOut}
    </>
  );
  return <Screen {...facts} secondary={ways} />;
}
