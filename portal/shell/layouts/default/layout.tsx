import { Outlet, useLoaderData } from 'react-router';
import { Frame } from './Frame.tsx';
import type { loader } from './frame-data.ts';

export { ErrorBoundary } from './ErrorBoundary.tsx';
export { clientMiddleware, loader, middleware, shouldRevalidate } from './frame-data.ts';

/** Layout of the desktop site. */
export default function DefaultLayout() {
  return (
    <Frame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}
