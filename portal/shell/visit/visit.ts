import type { UserInfo } from '@yimen/contract/sign-in/auth';
import type { Framing } from '@yimen/contract/systems/framing';
import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../lib/api/client.ts';
import type { Appearance } from './appearance.ts';
import type { Menus } from './menus.ts';
import type { Site } from './site.ts';

/** What the server hands to the portal with each request. */
export interface ServerVisit {
  /**
   * Answers a call of the API in the same process, without a network hop. Other systems are waited for until
   * `sourcesUntil`, in ms since 1970; a call that needs longer is refused as `notYet`.
   */
  fetchApi(request: Request, options?: { sourcesUntil?: number }): Promise<Response>;
  /** Nonce of this answer's content security policy. */
  nonce: string;
  /** The host by which the visitor came; it names the institution. */
  host: string;
  /** The institution's own address, as it stands in what is handed on: `https://host[:port]`. */
  publicOrigin(): Promise<string>;
  /** Whether an address that the institution has set lets itself be framed by this page. */
  framingOf(address: string, options?: { afresh?: boolean }): Promise<Framing>;
  /** Writes an error to the server's log, with the request's id and what it kept from happening. */
  log(error: unknown, message: string): void;
}

/** Set once per request by the entry; read by the root's middleware. */
export const serverVisit = createContext<ServerVisit>();

/** Who asks, from which site, and the API client bound to them. Menus and site are loaded when first asked for. */
export interface Visit {
  api: ApiClient;
  /**
   * The same for parts of a page that the browser can ask for afterwards: refused as `notYet` where other systems take
   * longer than `sourceBudget`, counted from the beginning of the page.
   */
  promptApi: ApiClient;
  /** The member's data, null for a guest. */
  user: UserInfo | null;
  menus(): Promise<Menus>;
  site(): Promise<Site>;
  /** The institution's own address, as it stands in what is handed on: `https://host[:port]`. */
  publicOrigin(): Promise<string>;
  /** Whether an address that the institution has set lets itself be framed; asked anew when `afresh`. */
  framingOf: ServerVisit['framingOf'];
  /** By user agent, before any width is known. */
  device: Device;
  appearance: Appearance;
  /** Whether the answer must not be kept for others: a call or a source of its answer has failed by now, or it was marked. */
  isUncacheable(): boolean;
  /** Writes a mistake of the portal to the server's log; a call that failed stands there already. */
  report(error: unknown, message: string): void;
  /** Says that the answer tells of what may change without the institution's own data. */
  markPassing(): void;
}

export type Device = 'desktop' | 'mobile';

/** How long a page that is drawn waits for other systems in all, in ms. */
export const sourceBudget = 400;

/** Null until the root's middleware has read the request. */
export const visitContext = createContext<Visit | null>(null);

/** For loaders: the visit of this request, with `api.call(endpoint, input)`. */
export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  const visit = context.get(visitContext);
  if (!visit) throw new Error('The root middleware has not opened the visit');
  return visit;
}
