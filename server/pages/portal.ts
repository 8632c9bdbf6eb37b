import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SourceWait } from '@yimen/contract/sources/sources';
import type { Framing } from '@yimen/contract/systems/framing';
import type { MiddlewareHandler } from 'hono';
import { readStaticFiles } from './static-files.ts';

/** What the portal gets with each request. */
export interface PageVisit {
  /** Answers a call of the API in this process. */
  fetchApi(request: Request, sourceWait?: SourceWait): Promise<Response>;
  nonce: string;
  /** The host by which the visitor came. */
  host: string;
  /** The institution's public origin for addresses that are shared or sent: `https://host[:port]`. */
  publicOrigin(): Promise<string>;
  /** Whether the page at an address that the institution has set allows this page to frame it. */
  framingOf(address: string, options?: { afresh?: boolean }): Promise<Framing>;
  /** Writes an error to the log of the request. */
  log(error: unknown, message: string): void;
}

export type RenderPage = (request: Request, visit: PageVisit) => Promise<Response>;

/**
 * The request shared by all guests who get the same page, with everything that rendering it reads and nothing else;
 * null for a page of one visitor.
 */
export type SharedRequest = (
  asked: Pick<Request, 'method' | 'url' | 'headers'>,
) => { readonly url: string; readonly headers: Readonly<Record<string, string>> } | null;

/** The built portal, as far as the server uses it. */
export interface Portal {
  readonly render: RenderPage;
  readonly sharedRequest: SharedRequest;
  /** The methods that an address accepts. */
  methods(pathname: string): readonly string[];
  /** Serves the files of the build. */
  readonly files: MiddlewareHandler;
}

/** What the portal's server build exports, as far as the server needs it. */
export interface PortalBuild {
  readonly entry: {
    readonly module: {
      createHandler(build: PortalBuild, mode: string): RenderPage;
      readonly sharedRequest: SharedRequest;
      methodsOf(build: PortalBuild, pathname: string): readonly string[];
    };
  };
}

/** Loads the built portal from its build folder; null when it has not been built. */
export async function loadPortal(folder: string): Promise<Portal | null> {
  const entry = join(folder, 'server/index.js');
  if (!existsSync(entry)) return null;
  const build: PortalBuild = await import(pathToFileURL(entry).href);
  const { createHandler, sharedRequest, methodsOf } = build.entry.module;
  return {
    render: createHandler(build, 'production'),
    sharedRequest,
    methods: (pathname) => methodsOf(build, pathname),
    files: await readStaticFiles(join(folder, 'client')),
  };
}
