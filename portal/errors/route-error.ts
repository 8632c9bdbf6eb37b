import { data } from 'react-router';
import { ApiError } from '../api/errors.ts';

/** What an error page may know of what went wrong; travels from a loader to the browser. */
export interface ErrorFacts {
  code: number;
  msg: string;
  requestId: string;
}

/** The 404 of section 2; throw it from a loader. */
export function pageNotFound(pathname: string) {
  const facts: ErrorFacts = { code: 404, msg: `Page not found: ${pathname}`, requestId: '' };
  return data(facts, { status: 404, statusText: 'Page Not Found' });
}

/** What a loader throws for a failed call: its code and request id reach the error page. 404 becomes the page's 404. */
export function routeError(error: unknown, pathname: string) {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 404) return pageNotFound(pathname);
  const facts: ErrorFacts = { code: error.code, msg: error.msg, requestId: error.requestId };
  return data(facts, { status: error.status >= 400 ? error.status : 500 });
}
