import type { Page } from 'playwright';
import { expect } from 'vitest';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import type { Counterparts } from '../sign-in/counterparts.ts';
import { account, type Opened } from '../sign-in/opened-portal.ts';
import { type Counterpart, startCounterpart } from './counterparts/server.ts';
import { hydrated, member } from './site.ts';

const insideWeChat = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 MicroMessenger/8.0';

/** The steps of a sign-in method in a person's browser, from the sign-in page to the page after it. */
export interface SignInMethod {
  readonly name: string;
  /** The method's id, as in addresses. */
  readonly method: string;
  readonly userAgent?: string;
  /** Enters the person's credentials, if the counterpart asks for them. */
  pass(page: Page): Promise<void>;
}

const submit = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[type=submit], form button').first().click();
};
const nothing = async () => {};

/** The methods that redirect to a counterpart. */
export const signInMethods: readonly SignInMethod[] = [
  { name: 'CAS', method: 'cas3', pass: (page) => submit(page, { username: 'alice', password: 'pw1' }) },
  { name: 'OAuth2', method: 'oauth2', pass: nothing },
  { name: 'OpenID Connect', method: 'oidc', pass: (page) => submit(page, { login: 'alice', password: 'pw1' }) },
  { name: 'WeChat', method: 'wx', userAgent: insideWeChat, pass: nothing },
  { name: 'WeChat’s website QR code', method: 'wx-qr', pass: nothing },
  { name: 'WeCom', method: 'wecom', userAgent: `${insideWeChat} wxwork/4.1`, pass: nothing },
  { name: 'signed API sign-on', method: 'api', pass: nothing },
];

/** The institution's own system, which identifies the person and redirects back with a credential. */
export async function startOwnSystem({ portal }: Opened, { api }: Counterparts): Promise<Counterpart> {
  const system = await startCounterpart((request, response) => {
    const back = new URL(new URL(request.url ?? '/', system.origin).searchParams.get('service') ?? '');
    const millis = String(Date.now() + api.clock);
    const code = signCredential(api.key.secret, { institution: 'mingde', key: api.key.id, account, millis });
    back.searchParams.set('code', code);
    back.searchParams.set('millis', millis);
    response.writeHead(302, { location: back.href }).end();
  });
  await portal.offer('api', { loginUrl: `${system.origin}/in` }, { id: 'api' });
  return system;
}

/** Signs in by a method with a return address, as the link of the sign-in page does. */
export async function take(page: Page, method: SignInMethod, origin: string, target: string): Promise<void> {
  await page.goto(`${origin}/sign-in/start?method=${method.method}&redirect=${encodeURIComponent(target)}`);
  await method.pass(page);
}

/** Counts the redirects by the portal's answers and pages. */
export function countRedirects(page: Page, origin: string): () => number {
  let count = 0;
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isPage && response.url().startsWith(origin) && response.status() >= 300 && response.status() < 400) count++;
  });
  return () => count;
}

/** The path, query and hash of a page, decoded. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return decodeURIComponent(pathname + search + hash);
}

/** Expects the sign-in page with an error code, a message and a request to contact support. */
export async function expectRefusal(page: Page, code: number): Promise<void> {
  await page.waitForURL((address) => address.pathname === '/login' && address.searchParams.has('failed'));
  expect(new URL(page.url()).searchParams.get('failed')).toBe(String(code));
  const alert = page.getByRole('alert').filter({ hasText: `错误 ${code}` });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/请.*请求编号 [\w-]{6,}/);
}

/** Waits until the page shows the member of the tests as signed in. */
export async function expectMember(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('banner').getByText(member.name).first().waitFor();
}
