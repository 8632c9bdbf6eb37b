import type { ActionFunction, LoaderFunction, MiddlewareFunction, ServerBuild } from 'react-router';
import { type ErrorFacts, routeError } from './route-error.ts';

type Handler = LoaderFunction | ActionFunction;

/**
 * Wraps every loader, action and middleware of the build, so that a failed API call is answered with its code and
 * request id. Otherwise the router would make it a 500 without any details.
 */
export function withRouteErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { module } = route;
    // The router itself answers what a route without a page throws, unless it is a response.
    const hasPage = module.default !== undefined || module.ErrorBoundary !== undefined;
    const wrapped = (handler: Handler) => withRouteError(handler, hasPage);
    const loader = module.loader && wrapped(module.loader);
    const action = module.action && wrapped(module.action);
    const middleware = module.middleware?.map(withRouteErrorBefore);
    return [id, { ...route, module: { ...module, ...(loader && { loader }), ...(action && { action }), middleware } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Wraps one loader or action; for a route without a page the answer is an envelope. */
export function withRouteError(handler: Handler, hasPage: boolean): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const thrown = routeError(error, args.url.pathname);
      throw hasPage || !isAnswer(thrown) ? thrown : envelopeOf(thrown);
    }
  };
}

function withRouteErrorBefore(middleware: MiddlewareFunction<Response>): MiddlewareFunction<Response> {
  return async (args, next) => {
    try {
      return await middleware(args, next);
    } catch (error) {
      throw routeError(error, args.url.pathname);
    }
  };
}

interface Answer {
  readonly data: ErrorFacts;
  readonly init: ResponseInit | null;
}

/** Whether it was made by the router's `data`. */
function isAnswer(thrown: unknown): thrown is Answer {
  return typeof thrown === 'object' && thrown !== null && 'data' in thrown && 'init' in thrown;
}

function envelopeOf({ data: facts, init }: Answer): Response {
  return Response.json({ success: false, ...facts, data: null }, { ...init, headers: { 'Cache-Control': 'no-store' } });
}
