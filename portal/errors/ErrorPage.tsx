import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazily } from '../boot/lazily.ts';
import { ErrorBody, HomeLink } from './ErrorBody.tsx';
import { ErrorView } from './ErrorView.tsx';
import { factsOf } from './route-error.ts';

const WaysOn = lazily(async () => (await import('./WaysOn.tsx')).WaysOn);

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
      <Suspense>
        <WaysOn code={facts.code} />
      </Suspense>
      {wayOut}
    </>
  );
  return <Screen {...facts} secondary={ways} />;
}
