import { paths } from '@yimen/contract/paths';
import { data, isRouteErrorResponse } from 'react-router';
import { ApiError } from '../../lib/api/errors.ts';
import { isAuthPath, trimmed } from '../routes/match.ts';
import { shownPath } from './shown-path.ts';

/** What an error page may know of what went wrong; travels from a loader to the browser. */
export interface ErrorFacts {
  code: number;
  msg: string;
  requestId: string;
}

/** The 404 of section 2; throw it from a loader. */
export function pageNotFound(pathname: string) {
  const facts: ErrorFacts = { code: 404, msg: `Page not found: ${shownPath(pathname)}`, requestId: '' };
  return data(facts, { status: 404, statusText: 'Page Not Found' });
}

/** What a loader throws for a failed call: its code and request id reach the error page. 404 becomes the page's 404. */
export function routeError(error: unknown, pathname: string) {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 404) return pageNotFound(pathname);
  const facts: ErrorFacts = { code: error.code, msg: error.msg, requestId: error.requestId };
  return data(facts, { status: statusOf(error) });
}

/** The API refuses most with HTTP 200 and a code, which for what a visitor may mend is a status too. */
function statusOf({ status, code }: ApiError): number {
  if (status >= 400) return status;
  return code >= 400 && code < 500 ? code : 500;
}

/** The address's error code, 0 when it names none; on pages of sign-in `code` is something else. */
export function queryCode(pathname: string, search: string): number {
  if (isAuthPath(pathname) && trimmed(pathname) !== paths.error) return 0;
  const given = new URLSearchParams(search).get('code') ?? '';
  return /^\d{1,6}$/.test(given) ? Number(given) : 0;
}

/** The code is the query's, else the data's, else the status, else 0 (specification, section 2, “Error screen”). */
export function factsOf(error: unknown, pathname: string, search = ''): ErrorFacts {
  const asked = queryCode(pathname, search);
  if (!isRouteErrorResponse(error)) return { code: asked, msg: '页面没有正常打开，请刷新后再试', requestId: '' };
  const facts = isFacts(error.data) ? error.data : undefined;
  const code = asked || facts?.code || error.status;
  const fallback = code === 404 ? `Page not found: ${shownPath(pathname)}` : '页面没有正常打开，请刷新后再试';
  return { code, msg: facts?.msg || fallback, requestId: facts?.requestId ?? '' };
}

function isFacts(value: unknown): value is ErrorFacts {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value && 'requestId' in value;
}

/** What the page's title says of an error code. */
export function errorTitle(code: number): string {
  if (code === 404) return '页面不存在';
  return code > 1000 && code < 2000 ? '暂无访问权限' : '服务出了点问题';
}
