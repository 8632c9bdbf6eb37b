import { isRouteErrorResponse, useLocation } from 'react-router';
import { ErrorView } from './ErrorView.tsx';
import type { ErrorFacts } from './route-error.ts';

/** Whatever a route threw, as the error screen (specification, section 2, “Error screen”). */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  return <ErrorView {...factsOf(error, pathname)} />;
}

/** The code is the data's, else the status, else 0. */
export function factsOf(error: unknown, pathname: string): ErrorFacts {
  if (!isRouteErrorResponse(error)) return { code: 0, msg: '页面没有正常打开，请刷新后再试', requestId: '' };
  const facts = isFacts(error.data) ? error.data : undefined;
  const code = facts?.code || error.status;
  const fallback = code === 404 ? `Page not found: ${pathname}` : '页面没有正常打开，请刷新后再试';
  return { code, msg: facts?.msg || fallback, requestId: facts?.requestId ?? '' };
}

function isFacts(value: unknown): value is ErrorFacts {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value && 'requestId' in value;
}
