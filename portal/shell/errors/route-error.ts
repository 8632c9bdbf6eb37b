import { codes } from '@yimen/contract/envelope';
import { paths } from '@yimen/contract/paths';
import type { WithdrawnThing } from '@yimen/contract/withdrawal';
import { withdrawalWords } from '@yimen/contract/withdrawal-words';
import { data, isRouteErrorResponse } from 'react-router';
import { ApiError } from '../../lib/api/errors.ts';
import { isAuthPath, trimmed } from '../routes/match.ts';

/** What an error page knows about an error; serialised from a loader to the browser. */
export interface ErrorFacts {
  code: number;
  msg: string;
  requestId: string;
  /** What the page was about, where that was withdrawn. */
  withdrawn?: WithdrawnThing;
}

/** The 404 of section 2; throw it from a loader. */
export function pageNotFound(pathname: string) {
  const facts: ErrorFacts = { code: 404, msg: `Page not found: ${shownPath(pathname)}`, requestId: '' };
  return data(facts, { status: 404, statusText: 'Page Not Found' });
}

/**
 * What to throw from a loader for a failed call: its code and request id reach the error page. A 404 becomes the page's
 * 404.
 */
export function routeError(error: unknown, pathname: string) {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 404) return pageNotFound(pathname);
  const facts: ErrorFacts = { code: error.code, msg: error.msg, requestId: error.requestId };
  if (error.code === codes.withdrawn) facts.withdrawn = error.data as WithdrawnThing;
  return data(facts, { status: errorStatus(error) });
}

/**
 * The API answers most refusals with HTTP 200 and a code. For those that the visitor can resolve, the code is an HTTP
 * status.
 */
function errorStatus({ status, code }: ApiError): number {
  if (status >= 400) return status;
  return code >= 400 && code < 500 ? code : 500;
}

/** The error code in the address, 0 when there is none. On sign-in pages `code` has another meaning. */
export function queryCode(pathname: string, search: string): number {
  if (isAuthPath(pathname) && trimmed(pathname) !== paths.error) return 0;
  const given = new URLSearchParams(search).get('code') ?? '';
  return /^\d{1,6}$/.test(given) ? Number(given) : 0;
}

/** The code is the query's, else the data's, else the status, else 0 (specification, section 2, “Error screen”). */
export function errorFacts(error: unknown, pathname: string, search = ''): ErrorFacts {
  const asked = queryCode(pathname, search);
  if (!isRouteErrorResponse(error)) return { code: asked, msg: '页面没有正常打开，请刷新后再试', requestId: '' };
  const facts = isFacts(error.data) ? error.data : undefined;
  const code = asked || facts?.code || error.status;
  const fallback = code === 404 ? `Page not found: ${shownPath(pathname)}` : '页面没有正常打开，请刷新后再试';
  const { msg, requestId = '', withdrawn } = facts ?? {};
  return { code, msg: msg || fallback, requestId, ...(withdrawn && { withdrawn }) };
}

function isFacts(value: unknown): value is ErrorFacts {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value && 'requestId' in value;
}

/** The page title for an error. */
export function errorTitle({ code, withdrawn }: Pick<ErrorFacts, 'code' | 'withdrawn'>): string {
  if (withdrawn) {
    const { thing, gone } = withdrawalWords[withdrawn.kind];
    return `${thing}已${gone}`;
  }
  if (code === codes.notFound || code === codes.withdrawn) return '页面不存在';
  return code > 1000 && code < 2000 ? '暂无访问权限' : '服务出了点问题';
}

/** Maximum length of a path that is shown as a readable path. */
const longestPath = 200;
/** Stays percent-encoded: invisible characters, characters that change the text direction, spaces and `/`. */
const misleading = /[\p{C}\p{Z}/]/u;

/** A path in readable form: `/%E9%A6%96%E9%A1%B5` becomes `/首页`. */
export function shownPath(pathname: string): string {
  const shown = pathname.replace(/(?:%[0-9a-f]{2})+/gi, decodedIfPlain);
  return shown.length > longestPath ? `${Array.from(shown).slice(0, longestPath).join('')}…` : shown;
}

function decodedIfPlain(encoded: string): string {
  try {
    const text = decodeURIComponent(encoded);
    return misleading.test(text) ? encoded : text;
  } catch {
    return encoded;
  }
}
