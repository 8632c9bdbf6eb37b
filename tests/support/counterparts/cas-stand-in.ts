import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Counterpart, escaped, readForm, startCounterpart } from './server.ts';

/** Users by name, with their attributes. */
export type CasUsers = Readonly<
  Record<string, { password: string; attributes?: Readonly<Record<string, string | readonly string[]>> }>
>;

interface Ticket {
  readonly user: string;
  readonly service: string;
  readonly session: string;
  readonly givenAt: number;
  used: boolean;
}

/**
 * CAS 2 and 3 with the behaviour of a real server, used where none is installed: it re-encodes the service's query,
 * lets a wrong service use up the ticket, and notifies each service by POST when its session has ended.
 */
export async function startCasStandIn(users: CasUsers, ticketSeconds: number): Promise<Counterpart> {
  const sessions = new Map<string, string>();
  const tickets = new Map<string, Ticket>();

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void> =
    {
      'GET /cas/login': (request, response, url) => {
        const session = cookieOf(request);
        const service = url.searchParams.get('service');
        const user = sessions.get(session);
        // CAS 3.0.3, section 2.1.1: with `renew`, a user who is signed in has to sign in again.
        if (user && service && !url.searchParams.has('renew')) return toService(response, { user, service, session });
        response.setHeader('content-type', 'text/html; charset=utf-8').end(loginPage(service ?? '', ''));
      },
      'POST /cas/login': async (request, response) => {
        const form = await readForm(request);
        const [user, service] = [form.get('username') ?? '', form.get('service') ?? ''];
        if (users[user]?.password !== form.get('password')) {
          response.setHeader('content-type', 'text/html; charset=utf-8').end(loginPage(service, 'Wrong'));
          return;
        }
        const session = randomBytes(16).toString('hex');
        sessions.set(session, user);
        response.setHeader('set-cookie', `TGC=${session}; Path=/cas; HttpOnly; SameSite=Lax`);
        toService(response, { user, service, session });
      },
      'GET /cas/serviceValidate': validate,
      'GET /cas/p3/serviceValidate': validate,
      'GET /cas/logout': async (request, response, url) => {
        const session = cookieOf(request);
        sessions.delete(session);
        const ended = [...tickets].filter(([, ticket]) => ticket.session === session);
        await Promise.allSettled(ended.map(([ticket, { service }]) => tell(service, ticket)));
        const back = url.searchParams.get('service') ?? url.searchParams.get('url');
        if (back) response.writeHead(302, { location: back }).end();
        else response.end('signed out');
      },
    };

  function toService(response: ServerResponse, { user, service, session }: Omit<Ticket, 'used' | 'givenAt'>): void {
    const ticket = `ST-${tickets.size + 1}-${randomBytes(12).toString('hex')}`;
    tickets.set(ticket, { user, service, session, givenAt: Date.now(), used: false });
    const url = new URL(service);
    const query = new URLSearchParams([...url.searchParams].sort(([a], [b]) => a.localeCompare(b)));
    query.set('ticket', ticket);
    url.search = query.toString();
    response.writeHead(302, { location: url.href }).end();
  }

  function validate(_: IncomingMessage, response: ServerResponse, url: URL): void {
    const name = url.searchParams.get('ticket') ?? '';
    const ticket = tickets.get(name);
    const late = ticket && Date.now() - ticket.givenAt > ticketSeconds * 1000;
    const problem = !ticket || ticket.used || late ? 'INVALID_TICKET' : null;
    const foreign = ticket && ticket.service !== url.searchParams.get('service') ? 'INVALID_SERVICE' : null;
    if (ticket) ticket.used = true;
    const code = problem ?? foreign;
    const body = code
      ? `<cas:authenticationFailure code="${code}">${escaped(name)}</cas:authenticationFailure>`
      : successOf(ticket?.user ?? '', users);
    const namespace = 'xmlns:cas="http://www.yale.edu/tp/cas"';
    response.setHeader('content-type', 'text/xml; charset=utf-8');
    response.end(`<cas:serviceResponse ${namespace}>\n${body}\n</cas:serviceResponse>`);
  }

  return startCounterpart(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const route = routes[`${request.method} ${url.pathname}`];
    if (route) await route(request, response, url);
    else response.writeHead(404).end();
  });
}

function successOf(user: string, users: CasUsers): string {
  const attributes = Object.entries(users[user]?.attributes ?? {}).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value: escaped(value) })),
  );
  const nested = attributes.map(({ name, value }) => `<cas:${name}>${value}</cas:${name}>`).join('');
  const flat = attributes.map(({ name, value }) => `<cas:attribute name="${name}" value="${value}"/>`).join('');
  const time = `<cas:authenticationDate>${new Date().toISOString()}</cas:authenticationDate>`;
  return `<cas:authenticationSuccess><cas:user>${escaped(user)}</cas:user>
    <cas:attributes>${time}${nested}</cas:attributes>${flat}</cas:authenticationSuccess>`;
}

function loginPage(service: string, problem: string): string {
  return `<!doctype html><meta charset="utf-8"><title>CAS</title><form method="post" action="/cas/login">
    <p role="alert">${problem}</p><input type="hidden" name="service" value="${escaped(service)}">
    <label>Username <input name="username"></label> <label>Password <input type="password" name="password"></label>
    <button type="submit">Login</button></form>`;
}

function tell(service: string, ticket: string): Promise<Response> {
  const logoutRequest = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="1" Version="2.0">
    <saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@NOT_USED@</saml:NameID>
    <samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`;
  return fetch(service, {
    method: 'POST',
    body: new URLSearchParams({ logoutRequest }),
    signal: AbortSignal.timeout(5000),
  });
}

const cookieOf = ({ headers }: IncomingMessage) => /(?:^|;\s*)TGC=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
