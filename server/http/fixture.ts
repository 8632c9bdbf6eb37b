import { BlockList } from 'node:net';
import type { Access, Endpoint } from '@yimen/contract/endpoint';
import { endpoint } from '@yimen/contract/endpoint';
import { sql } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import * as v from 'valibot';
import { createApp, type Env } from '../app.ts';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../database/testing.ts';
import { type HttpServer, listen } from '../http-server.ts';
import type { Portal, RenderPage, SharedRequest } from '../pages/portal.ts';
import type { Domain } from './domain.ts';
import { createEarlyRefusalNotes } from './early-refusals.ts';
import { implement } from './implement.ts';
import type { Metrics } from './metrics.ts';
import { Refusal } from './refusal.ts';
import type { StaffSession } from './visit.ts';

function declare<I extends v.GenericSchema, A extends Access>(
  name: string,
  input: I,
  rest: Partial<Endpoint> & { access: A },
) {
  const path = `/homepage/${name}` as const;
  const base = { name, path, method: 'GET' as const, summary: name, data: v.unknown(), example: {} as never };
  return endpoint({ ...base, ...rest, input } as Parameters<typeof endpoint<I, v.UnknownSchema, A>>[0]);
}

const text = v.object({ text: v.pipe(v.string(), v.maxLength(5)), page: v.optional(v.number('应为整数'), 1) });

/** Endpoints of every kind, behind the real server with a real database and an invented domain. */
export function testEndpoints() {
  const applied: string[] = [];
  const implementations = [
    implement(declare('open', v.object({}), { access: 'public' }), (_, visit) => ({
      institution: visit.institution.name,
      ip: visit.ip,
      origin: visit.origin,
    })),
    implement(declare('guests', v.object({}), { access: 'guest' }), (_, { person }) => ({
      name: person?.name ?? null,
    })),
    implement(declare('members', v.object({}), { access: 'member' }), (_, { person }) => ({ name: person.name })),
    implement(declare('echo', text, { access: 'public', method: 'POST' }), (input) => input),
    implement(declare('ask', text, { access: 'public' }), (input) => input),
    implement(declare('refuse', v.object({}), { access: 'public' }), () => {
      throw new Refusal(2001, '账号或密码不正确');
    }),
    implement(declare('break', v.object({}), { access: 'public' }), () => {
      throw new Error('password=secret at line 12');
    }),
    implement(declare('long', v.object({}), { access: 'public' }), () => ({ text: '办事'.repeat(2000) })),
    implement(
      declare('costly', v.object({ refused: v.optional(v.picklist(['early', 'late'])) }), {
        access: 'guest',
        limit: { kind: 'test', person: 2, address: 3 },
      }),
      ({ refused }) => {
        if (refused) throw new Refusal(2001, '不行', 200, { costless: refused === 'early' });
        return {};
      },
    ),
    implement(
      declare('picture', v.object({ picture: v.pipe(v.string(), v.maxLength(1_000_000)) }), {
        access: 'guest',
        method: 'POST',
        limit: { kind: 'picture', person: 2, address: 3 },
      }),
      () => ({}),
    ),
    implement(declare('deliver', v.object({}), { access: 'system', method: 'POST' }), () => ({})),
    implement(declare('secret', v.object({}), { access: 'public', once: true }), () => ({ token: 'x'.repeat(4000) })),
    implement(
      declare('publish', v.object({}), {
        access: 'staff',
        method: 'POST',
        writes: true,
        permission: 'notices.publish',
      }),
      async (_, { db, person, session }) => {
        await db.execute(sql`insert into written values (${`by ${person.id}`})`);
        return { name: person.name, session };
      },
    ),
    implement(
      declare('grants', v.object({}), { access: 'staff', permission: 'grants.read', secondFactor: 'fresh' }),
      () => ({}),
    ),
    implement(
      declare('prove', v.object({}), {
        access: 'staff',
        permission: 'any',
        secondFactor: 'later',
        limit: { kind: 'prove', person: 2, address: 100 },
      }),
      (_, { staff }) => ({ proven: staff.provenAt !== null }),
    ),
    implement(declare('write', text, { access: 'member', method: 'POST', writes: true }), async ({ text }, { db }) => {
      applied.push(text);
      await db.execute(sql`insert into written values (${text})`);
      if (text === 'bad') throw new Refusal(409, '不行');
      return { applied: text };
    }),
  ];
  return { implementations, applied };
}

export interface TestApp {
  readonly db: Database;
  readonly applied: string[];
  /** The staff session of the cookie `staff=clerk`, what its person is permitted, and what they were refused. */
  clerk: StaffSession;
  readonly permitted: Set<string>;
  readonly unpermitted: string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  rows(): Promise<unknown[]>;
  /** The data version by which guests' pages are cached. */
  version: number;
  /** Listens on a port of its own; the host name of the request does not matter there. */
  listen(): Promise<HttpServer>;
  close(): Promise<void>;
}

interface TestAppOptions {
  readonly trustProxy?: boolean;
  readonly production?: boolean;
  readonly limits?: number;
  readonly render?: RenderPage;
  /** Which pages are shared by everyone; by default all that are requested without a member's cookie. */
  readonly sharedRequest?: SharedRequest;
  readonly metrics?: Metrics;
  readonly log?: Logger;
}

/** The server with the endpoints above at `school.test`; tokens are `guest` and `member`. */
export async function openTestApp({
  trustProxy = false,
  production = true,
  limits = 1,
  render,
  sharedRequest = forGuests,
  metrics,
  log = pino({ level: 'silent' }),
}: TestAppOptions = {}): Promise<TestApp> {
  const open = await openTestDatabase();
  await open.db.execute(sql`create table written (text text)`);
  const { implementations, applied } = testEndpoints();
  const loginTime = new Date(0);
  const person = { id: 'p1', userType: 'STUDENT', name: '林知夏' } as const;
  const permitted = new Set(['any']);
  const unpermitted: string[] = [];
  const times = { startedAt: loginTime, usedAt: loginTime, provenAt: null };
  const clerk = { ...times, id: 'c1', person: { ...person, id: 'p2', name: '秦立言' }, asksSecondFactor: false };
  const domain: Domain = {
    implementations,
    publicOrigin: async ({ origin }) => origin,
    resolveInstitution: async (_, host) => (host === 'school.test' ? { id: 's', key: 's', name: '明德大学' } : null),
    readSession: async (_, __, token) => {
      if (token === 'guest') return { id: 'g1', person: null, identity: null, loginTime };
      return token === 'member' ? { id: 'm1', person, identity: null, loginTime } : null;
    },
    readStaff: async (_, __, { headers }) => (headers.get('cookie') === 'staff=clerk' ? app.clerk : null),
    permits: async (_, __, ___, needed) => [needed].flat().some((one) => permitted.has(one)),
    recordUnpermitted: async ({ person }, needed) => void unpermitted.push(`${person.id} ${needed}`),
    readSystem: async (_, __, { headers }) => {
      if (headers.get('x-yimen-signature') === 'right') return { id: 'hr', name: '人事系统' };
      throw new Refusal(401, '签名不正确');
    },
    dataVersion: async () => app.version,
    pageScripts: async () => ['https://scripts.test/shell.js'],
    asset: async (_, __, path) => (path === '/art/logo.svg' ? new Response('<svg/>') : null),
  };
  const methods = (pathname: string) => (pathname === '/home' ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']);
  const files: Portal['files'] = (_, next) => next();
  const portal = render && { render, sharedRequest, methods, files };
  const config = { trustProxy, production, limits, ownNetworks: new BlockList() };
  const server = createApp({ db: open.db, domain, log, config, portal, metrics });
  const app: TestApp = {
    applied,
    clerk,
    permitted,
    unpermitted,
    db: open.db,
    version: 1,
    async fetch(path, init) {
      const request = new Request(`http://school.test${path}`, init);
      if (!request.headers.has('host')) request.headers.set('host', 'school.test');
      return server.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.7' } } });
    },
    listen: () =>
      listen((request, env) => server.fetch(request, env as Env['Bindings']), {
        port: 0,
        host: '127.0.0.1',
        refused: createEarlyRefusalNotes(log, metrics),
      }),
    rows: async () => (await open.db.execute(sql`select text from written`)).rows,
    close: open.close,
  };
  return app;
}

const forGuests: SharedRequest = ({ method, url, headers }) => {
  if (method !== 'GET' || headers.get('cookie')?.includes('isTourist=0')) return null;
  return { url, headers: { 'User-Agent': headers.get('user-agent')?.includes('iPhone') ? 'iPhone' : '' } };
};
