import type { UserInfo } from '@yimen/contract/sign-in/auth';
import type { SourceWait } from '@yimen/contract/sources/sources';
import type { Framing } from '@yimen/contract/systems/framing';
import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../lib/api/client.ts';
import type { Appearance } from './appearance.ts';
import type { Menus } from './menus.ts';
import type { Site } from './site.ts';

/** What the server gives the portal with each request. */
export interface ServerVisit {
  /** Answers an API call in the same process. */
  fetchApi(request: Request, sourceWait?: SourceWait): Promise<Response>;
  /** Nonce of this answer's content security policy. */
  nonce: string;
  /** The requested host; it identifies the institution. */
  host: string;
  /** The institution's public address, used in shared links: `https://host[:port]`. */
  publicOrigin(): Promise<string>;
  /**
   * Whether an address that the institution has configured allows being framed by this page; `afresh` does not use an
   * older cached answer.
   */
  framingOf(address: string, options?: { afresh?: boolean }): Promise<Framing>;
  /** Writes an error to the server's log, with the request's id and a message about the consequence. */
  log(error: unknown, message: string): void;
}

/** Set once per request by the server entry; read by the root's middleware. */
export const serverVisit = createContext<ServerVisit>();

/** The visitor of a request, with the API client for it. Menus and site are loaded on first use. */
export interface Visit {
  api: ApiClient;
  /**
   * As `api`, for parts of a page that the browser can load later: throws `notYet` where other systems take longer than
   * `sourceBudget`, counted from the start of the page.
   */
  promptApi: ApiClient;
  /**
   * As `promptApi`, for lists that have rows of our own too: a system that takes longer is left out, and reported as
   * `late`.
   */
  ownFirstApi: ApiClient;
  /** The member's data, null for a guest. */
  user: UserInfo | null;
  menus(): Promise<Menus>;
  site(): Promise<Site>;
  /** The institution's public address, used in shared links: `https://host[:port]`. */
  publicOrigin(): Promise<string>;
  framingOf: ServerVisit['framingOf'];
  /** By user agent, because the width is not known. */
  device: Device;
  appearance: Appearance;
  /** Whether the answer must not be cached for others: a call or a source has failed, or it was marked. */
  isUncacheable(): boolean;
  /** Logs a bug of the portal; failed calls are already logged. */
  report(error: unknown, message: string): void;
  /** Marks an answer that may change even if the institution's data do not. */
  markUncacheable(): void;
}

export type Device = 'desktop' | 'mobile';

/** Total time that rendering a page waits for other systems, in ms. */
export const sourceBudget = 400;

/** Null until the root's middleware has read the request. */
export const visitContext = createContext<Visit | null>(null);

/** For loaders: the visit of this request, with `api.call(endpoint, input)`. */
export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  const visit = context.get(visitContext);
  if (!visit) throw new Error('The root middleware has not opened the visit');
  return visit;
}
