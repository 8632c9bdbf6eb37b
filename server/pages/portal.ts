import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Framing } from '@yimen/contract/systems/framing';
import type { MiddlewareHandler } from 'hono';
import { readStaticFiles } from './static-files.ts';

/** What the portal gets with each request. */
export interface PageVisit {
  /** Answers a call of the API in this process; other systems are waited for until `sourcesUntil`, in ms since 1970. */
  fetchApi(request: Request, options?: { sourcesUntil?: number }): Promise<Response>;
  nonce: string;
  /** The host by which the visitor came. */
  host: string;
  /** The institution's own address, as it stands in what is handed on: `https://host[:port]`. */
  publicOrigin(): Promise<string>;
  /** Whether an address that the institution has set lets itself be framed by this page. */
  framingOf(address: string, options?: { afresh?: boolean }): Promise<Framing>;
  /** Writes an error to the log of the request. */
  log(error: unknown, message: string): void;
}

export type RenderPage = (request: Request, visit: PageVisit) => Promise<Response>;

/**
 * The request that stands for all guests who get the same page, with all that drawing it reads and nothing else; null
 * for what is one visitor's own.
 */
export type SharedRequest = (
  asked: Pick<Request, 'method' | 'url' | 'headers'>,
) => { readonly url: string; readonly headers: Readonly<Record<string, string>> } | null;

/** The built portal as the server sees it. */
export interface Portal {
  readonly render: RenderPage;
  readonly sharedRequest: SharedRequest;
  /** By which methods an address may be asked. */
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
