import type { Endpoint } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { inputSize, longestBody } from '@yimen/contract/input-size';
import { limits } from '@yimen/contract/limits';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { ClientGone, goneAnswer, readBody } from './body.ts';
import type { Domain } from './domain.ts';
import { failure, type Reply, refusalReply, success, writeReply } from './envelope.ts';
import { replyToFault } from './fault.ts';
import { applyOnce, idempotencyKey } from './idempotency/once.ts';
import type { Implementation } from './implement.ts';
import { readInput } from './input.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Metrics } from './metrics.ts';
import { type Place, pathOf } from './place.ts';
import { expired, NotYet, Refusal } from './refusal.ts';
import { createRefusalNotes } from './refusals.ts';
import { compileStrip } from './strip.ts';
import type { Institution, Person, System, Visit } from './visit.ts';

/** What is known of a call before it is looked at. */
export interface Call {
  readonly request: Request;
  readonly place: Place;
  readonly institution: Institution;
  readonly log: Logger;
  /** True for the portal in this process, which draws guests' pages without a token. */
  readonly inProcess?: boolean;
  /** As the visit's; what takes longer is refused with {@link NotYet}. */
  readonly sourcesUntil?: number | undefined;
}

export interface Api {
  /** First parts of the paths that belong to the API, known or not. */
  readonly roots: ReadonlySet<string>;
  /** Answers a call; always with the envelope, never by throwing. */
  answer(call: Call): Promise<Response>;
}

interface ApiOptions {
  readonly db: Database;
  readonly domain: Domain;
  /** Check each answer by the contract: a handler's mistake becomes a fault instead of a surprise. */
  readonly checkAnswers: boolean;
  /** Refuses callers who call too often; without it nobody is counted. */
  readonly limiter?: Limiter | undefined;
  readonly metrics?: Metrics | undefined;
}

/** Puts the implementations behind their paths. Throws when two claim the same. */
export function createApi({ db, domain, checkAnswers, limiter, metrics }: ApiOptions): Api {
  const note = createRefusalNotes(metrics);
  const byPath = Map.groupBy(domain.implementations, ({ endpoint }) => endpoint.path);
  const routes = new Hono<{ Bindings: Call }>({ getPath: pathOf });
  for (const [path, implementations] of byPath) {
    const allowed = implementations.flatMap(({ endpoint }) => methodsOf(endpoint)).sort();
    if (new Set(allowed).size < allowed.length) throw new Error(`Two implementations answer ${allowed} ${path}`);
    for (const given of implementations) {
      const implementation = asDeclared(given, checkAnswers);
      const { endpoint } = implementation;
      // Hono answers HEAD as GET.
      routes.on(endpoint.method, path, ({ env }, next) =>
        methodsOf(endpoint).includes(env.request.method) ? answer(implementation, env) : next(),
      );
    }
    const allow = allowed.join(', ');
    routes.all(path, () => counted(failure(405, codes.malformed, `这个接口只接受 ${allow}`), { allow }));
  }
  routes.notFound(({ req }) => counted(failure(404, codes.notFound, `没有这个接口：${req.path}`)));

  async function openVisit(call: Call, answer: Headers): Promise<Visit> {
    const { request, place, institution, log, sourcesUntil } = call;
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const session = token ? await domain.readSession(db, institution, token) : null;
    const { requestId, ip, origin } = place;
    return {
      institution,
      session,
      person: session?.person ?? null,
      requestId,
      log,
      db,
      ip,
      origin,
      system: null,
      headers: request.headers,
      answer,
      sourcesUntil,
    };
  }

  /** The business system that signed the call, and the call again: its body is read before anything in it is looked at. */
  async function readSigned(
    { request, institution }: Call,
    visit: Visit,
  ): Promise<{ system: System; request: Request }> {
    const { method, url, headers } = request;
    // Counted before it costs anything, and no longer once it is known that it fits.
    const fits = await limiter?.count(limits.signature, visit);
    // Not a clone: one half of a body that is given up waits for the other for ever.
    const body = await readBody(request, longestBody);
    const system = await domain.readSystem(db, institution, { method, path: new URL(url).pathname, headers, body });
    fits?.();
    return { system, request: new Request(url, { method, headers, body }) };
  }

  function admit({ access }: Endpoint, visit: Visit, call: Call): void {
    if (access === 'public' || visit.person) return;
    if (access === 'member') throw expired(visit.session ? '请先登录' : undefined);
    const anonymous = call.inProcess && !call.request.headers.has('authorization');
    if (!visit.session && !anonymous) throw expired();
  }

  async function run({ endpoint, handle }: Implementation, call: Call, opened: Visit): Promise<Reply> {
    const { system, request } =
      endpoint.access === 'system' ? await readSigned(call, opened) : { system: null, ...call };
    const visit = { ...opened, system };
    if (!system) admit(endpoint, visit, call);
    const deviceOwner = async () => domain.deviceOwner?.(db, call.institution, visit) ?? null;
    const uncount = endpoint.limit && (await limiter?.count(endpoint.limit, { ...visit, deviceOwner }));
    try {
      return await apply({ endpoint, handle }, visit, request);
    } catch (error) {
      // What may be large has been read and looked through before it is refused.
      const isSmall = inputSize(endpoint).bytes < longestBody;
      if (isSmall && error instanceof Refusal && error.costless) uncount?.();
      throw error;
    }
  }

  async function apply({ endpoint, handle }: Implementation, visit: Visit, request: Request): Promise<Reply> {
    const input = await readInput(endpoint, request);
    const handled = async (applying: Visit) => success(await handle(input, applying)).envelope;
    const key = idempotencyKey(endpoint, visit);
    const envelope = key === null ? await handled(visit) : await applyOnce({ endpoint, input, key, visit }, handled);
    return { status: 200, envelope };
  }

  async function answer(implementation: Implementation, call: Call): Promise<Response> {
    const { place, log } = call;
    const { name: endpoint } = implementation.endpoint;
    const headers = new Headers();
    let visit: Visit | undefined;
    try {
      visit = await openVisit(call, headers);
      const reply = await run(implementation, call, visit);
      const caching = cachingOf(implementation.endpoint, visit.person);
      for (const [name, value] of Object.entries(caching)) headers.set(name, value);
      return writeReply(reply, headers, { isTagged: caching === shared });
    } catch (error) {
      if (error instanceof ClientGone) return goneAnswer();
      if (error instanceof Refusal) {
        if (!(error instanceof NotYet)) note(error, { ...call, ip: place.ip, endpoint, person: visit?.person?.id });
        return uncached(writeReply(refusalReply(error), headers));
      }
      return uncached(counted(replyToFault(error, { requestId: place.requestId, log, endpoint })));
    }
  }

  function counted(reply: Reply, headers?: HeadersInit): Response {
    metrics?.failed(reply.envelope.code);
    return writeReply(reply, headers);
  }

  const roots = new Set([...byPath.keys()].map(rootOf));
  return { roots, answer: async (call) => routes.fetch(call.request, call) };
}

/** The same implementation, from whose answers nothing leaves that the contract does not declare. */
function asDeclared({ endpoint, handle }: Implementation, checkAnswers: boolean): Implementation {
  const strip = compileStrip(endpoint.data);
  return {
    endpoint,
    handle: async (input, visit) => {
      const data = await handle(input, visit);
      if (checkAnswers) v.parse(endpoint.data, data);
      return strip ? strip(data) : data;
    },
  };
}

/** HEAD asks what GET would say; a call that changes or spends something is not to be made by looking. */
function methodsOf({ method, writes, once }: Endpoint): string[] {
  return method === 'GET' && !writes && !once ? ['GET', 'HEAD'] : [method];
}

/** The first part of a path. */
export function rootOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function uncached(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  return response;
}

const shared = { 'cache-control': 'private, no-cache', vary: 'Authorization, Cookie' };

/**
 * A guest may keep the answer to a GET and ask for it again by its tag. Whatever changes or spends something is never
 * kept, and nothing that a member is answered: it would stay on the disk of a shared computer after they have signed out.
 */
function cachingOf({ method, once, writes, fresh }: Endpoint, person: Person | null): Record<string, string> {
  if (method !== 'GET' || once || writes || fresh) return { 'cache-control': 'no-store' };
  return person ? { 'cache-control': 'private, no-store' } : shared;
}
