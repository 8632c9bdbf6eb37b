import { useLoaderData, useRouteError } from 'react-router';
import { ErrorPage } from '../../errors/ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import type { FrameData } from './load-frame.ts';

/** Keeps header and footer around a page that failed, if they loaded themselves. */
export function ErrorBoundary() {
  const data = useLoaderData() as FrameData | undefined;
  const error = useRouteError();
  if (!data) return <ErrorPage error={error} />;
  return (
    <Frame data={data}>
      <ErrorPage error={error} framed />
    </Frame>
  );
}
