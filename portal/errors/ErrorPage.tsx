import { errorVariant } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazily } from '../boot/lazily.ts';
import { ErrorBody } from './ErrorBody.tsx';
import { ErrorView } from './ErrorView.tsx';
import { factsOf } from './route-error.ts';

const RetryButton = lazily(async () => (await import('./RetryButton.tsx')).RetryButton);

interface ErrorPageProps {
  error: unknown;
  /** The site's frame stands around it. */
  framed?: boolean;
}

/** Whatever a route threw, as the error screen (specification, section 2, “Error screen”); what may pass can be tried again. */
export function ErrorPage({ error, framed = false }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const facts = factsOf(error, pathname, search);
  const Screen = framed ? ErrorBody : ErrorView;
  const again = errorVariant(facts.code) === 'service' && (
    <>
      <Suspense>
        <RetryButton />
      </Suspense>
      <Link standalone href="/">
        返回首页
      </Link>
    </>
  );
  return <Screen {...facts} secondary={again} />;
}
