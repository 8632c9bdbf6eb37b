import { type Endpoint, isPreviewable } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { inputSize, longestBody } from '@yimen/contract/input-size';
import { limits } from '@yimen/contract/limits';
import type { SourceWait } from '@yimen/contract/sources/sources';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { ClientGone, goneAnswer, readBody } from './body.ts';
import type { Domain, Previewed } from './domain.ts';
import { failureReply, type Reply, refusalReply, successReply, writeReply } from './envelope.ts';
import { replyToFault } from './fault.ts';
import { applyOnce, idempotencyKey } from './idempotency/once.ts';
import type { Implementation } from './implement.ts';
import { readInput } from './input.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Metrics } from './metrics.ts';
import { type RequestAddress, requestPath } from './place.ts';
import { expired, NotYet, Refusal } from './refusal.ts';
import { createRefusalNotes } from './refusals.ts';
import { admitStaff, isByInput, noteUnpermitted, refuseForeignOrigin } from './staff.ts';
import { compileStrip } from './strip.ts';
import type { Institution, Person, System, Visit } from './visit.ts';

/** A call before its input is read and its caller is known. */
export interface Call {
  readonly request: Request;
  readonly place: RequestAddress;
  readonly institution: Institution;
  readonly db: Database;
  readonly log: Logger;
  /** Whom the call is answered as, and that it changes nothing; absent where the caller's own token counts. */
  readonly preview?: Previewed | undefined;
  /** True for the portal in this process, which draws guests' pages without a token. */
  readonly inProcess?: boolean;
  /** As in the visit. */
  readonly isPrecache?: boolean | undefined;
  /** As in the visit; a call that takes longer is refused with {@link NotYet}. */
  readonly sourceWait?: SourceWait | undefined;
}

export interface Api {
  /** First parts of the paths that belong to the API, known or not. */
  readonly roots: ReadonlySet<string>;
  /** Answers a call; always with the envelope, never by throwing. */
  answer(call: Call): Promise<Response>;
}

interface ApiOptions {
  readonly domain: Domain;
  /** Validate each answer against the contract, so that a handler's mistake becomes an error 500. */
  readonly checkAnswers: boolean;
  /** Refuses callers who call too often; without it calls are not counted. */
  readonly limiter?: Limiter | undefined;
  readonly metrics?: Metrics | undefined;
}

/** How long a call of a preview waits for other systems, in ms; what is late is left out. */
const previewWaitMs = 1000;

/** The token of a call; undefined without one. */
export const bearerOf = (headers: Headers) => /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Routes each path to its implementation. Throws when two claim the same path and method. */
export function createApi({ domain, checkAnswers, limiter, metrics }: ApiOptions): Api {
  const note = createRefusalNotes(metrics);
  const byPath = Map.groupBy(domain.implementations, ({ endpoint }) => endpoint.path);
  const routes = new Hono<{ Bindings: Call }>({ getPath: requestPath });
  for (const [path, implementations] of byPath) {
    const allowed = implementations.flatMap(({ endpoint }) => endpointMethods(endpoint)).sort();
    if (new Set(allowed).size < allowed.length) throw new Error(`Two implementations answer ${allowed} ${path}`);
    for (const given of implementations) {
      const implementation = asDeclared(given, checkAnswers);
      const { endpoint } = implementation;
      // Hono answers HEAD as GET.
      routes.on(endpoint.method, path, ({ env }, next) =>
        endpointMethods(endpoint).includes(env.request.method) ? answer(implementation, env) : next(),
      );
    }
    const allow = allowed.join(', ');
    routes.all(path, () => counted(failureReply(405, codes.malformed, `这个接口只接受 ${allow}`), { allow }));
  }
  routes.notFound(({ req }) => counted(failureReply(404, codes.notFound, `没有这个接口：${req.path}`)));

  /** Who calls: by the cookie of a staff session where the call is for staff, else by the token. */
  async function readCaller({ access }: Endpoint, { request, place, institution, db, preview }: Call) {
    const { headers } = request;
    if (preview) return { session: preview.session, staff: null, person: preview.session?.person ?? null };
    if (access === 'staff') {
      refuseForeignOrigin(request, place.origin);
      const staff = await domain.readStaff(db, institution, { headers, origin: place.origin });
      return { session: null, staff, person: staff?.person ?? null };
    }
    const token = bearerOf(headers);
    const session = token ? await domain.readSession(db, institution, token) : null;
    return { session, staff: null, person: session?.person ?? null };
  }

  async function openVisit(endpoint: Endpoint, call: Call, answer: Headers): Promise<Visit> {
    const { request, place, institution, db, log, preview, isPrecache } = call;
    // Other systems are not waited for while a preview holds the institution.
    const sourceWait = preview ? { until: Date.now() + previewWaitMs, leaveOutLate: true } : call.sourceWait;
    const { requestId, ip, origin } = place;
    return {
      institution,
      ...(await readCaller(endpoint, call)),
      requestId,
      log,
      db,
      ip,
      origin,
      system: null,
      isPrecache,
      isPreview: preview !== undefined,
      headers: request.headers,
      answer,
      sourceWait,
    };
  }

  /** The business system that signed the call, and a copy of the request: the whole body is read for the signature. */
  async function readSigned(
    { request, institution, db }: Call,
    visit: Visit,
  ): Promise<{ system: System; request: Request }> {
    const { method, url, headers } = request;
    // Counted before the body is read; taken off the count once the signature is valid.
    const fits = await limiter?.count(limits.signature, visit);
    // Not `clone()`: when one of the two streams is not read to its end, the other never ends.
    const body = await readBody(request, longestBody);
    const system = await domain.readSystem(db, institution, { method, path: new URL(url).pathname, headers, body });
    fits?.();
    return { system, request: new Request(url, { method, headers, body }) };
  }

  async function admit(endpoint: Endpoint, visit: Visit, call: Call): Promise<void> {
    const { access } = endpoint;
    if (call.preview) return requireReading(endpoint, visit);
    if (access === 'staff') return admitStaff(endpoint, visit, domain);
    if (access === 'public' || visit.person) return;
    if (access === 'member') throw expired(visit.session ? '请先登录' : undefined);
    const anonymous = call.inProcess && !call.request.headers.has('authorization');
    if (!visit.session && !anonymous) throw expired();
  }

  async function run({ endpoint, handle }: Implementation, call: Call, opened: Visit): Promise<Reply> {
    const { system, request } =
      endpoint.access === 'system' && !call.preview ? await readSigned(call, opened) : { system: null, ...call };
    const visit = { ...opened, system };
    if (!system) await admit(endpoint, visit, call);
    const deviceOwner = async () => domain.deviceOwner?.(visit.db, call.institution, visit) ?? null;
    const uncount = endpoint.limit && (await limiter?.count(endpoint.limit, { ...visit, deviceOwner }));
    try {
      return await apply({ endpoint, handle }, visit, request);
    } catch (error) {
      // A large body has already cost time to read and validate, so such a call stays counted.
      const isSmall = inputSize(endpoint).bytes < longestBody;
      if (isSmall && error instanceof Refusal && error.costless) uncount?.();
      throw error;
    }
  }

  async function apply({ endpoint, handle }: Implementation, visit: Visit, request: Request): Promise<Reply> {
    const input = await readInput(endpoint, request);
    if (isByInput(endpoint)) await admitStaff(endpoint, visit, domain, input);
    const handled = async (applying: Visit) => successReply(await handle(input, applying)).envelope;
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
      const opened = await openVisit(implementation.endpoint, call, headers);
      visit = opened;
      const reply = await run(implementation, call, opened).catch((error) => noteUnpermitted(error, opened, domain));
      const caching = cachingOf(implementation.endpoint, opened.person);
      for (const [name, value] of Object.entries(caching)) headers.set(name, value);
      return writeReply(reply, headers, { isTagged: caching === privateHeaders });
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

  const roots = new Set([...byPath.keys()].map(pathRoot));
  return { roots, answer: async (call) => routes.fetch(call.request, call) };
}

/** Wraps an implementation so that its answers hold only fields that the contract declares. */
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

/** Throws a {@link Refusal} for a call that a preview does not answer: it would change, spend or give away something. */
function requireReading(endpoint: Endpoint, { person }: Visit): void {
  if (!isPreviewable(endpoint)) throw new Refusal(codes.forbidden, '这是预览：不能操作，什么也没有改变');
  if (endpoint.access === 'member' && !person) throw expired('请先登录');
}

/** HEAD only where GET changes and spends nothing. */
function endpointMethods({ method, writes, once }: Endpoint): string[] {
  return method === 'GET' && !writes && !once ? ['GET', 'HEAD'] : [method];
}

/** The first part of a path. */
export function pathRoot(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function uncached(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  return response;
}

const privateHeaders = { 'cache-control': 'private, no-cache', vary: 'Authorization, Cookie' };

/**
 * A guest's browser may store the answer to a GET and revalidate it by its tag. Never stored: an answer to a call that
 * changes or spends something, and any answer to a member, because it would stay on the disk of a shared computer after
 * they sign out.
 */
function cachingOf({ method, once, writes, fresh }: Endpoint, person: Person | null): Record<string, string> {
  if (method !== 'GET' || once || writes || fresh) return { 'cache-control': 'no-store' };
  return person ? { 'cache-control': 'private, no-store' } : privateHeaders;
}
