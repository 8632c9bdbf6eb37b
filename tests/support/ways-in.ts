import type { Page } from 'playwright';
import { expect } from 'vitest';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import type { Counterparts } from '../sign-in/counterparts.ts';
import { account, type Opened } from '../sign-in/opened-portal.ts';
import { type Counterpart, startCounterpart } from './counterparts/server.ts';
import { hydrated, member } from './site.ts';

const insideWeChat = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 MicroMessenger/8.0';

/** A way in as a person's browser goes it: from the sign-in page to where it leads. */
export interface WayIn {
  readonly name: string;
  /** The method's id, as it stands in addresses. */
  readonly method: string;
  readonly userAgent?: string;
  /** Says who one is, if the counterpart asks. */
  pass(page: Page): Promise<void>;
}

const submit = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[type=submit], form button').first().click();
};
const nothing = async () => {};

/** The ways in that lead elsewhere, as the counterparts of the sign-in tests offer them. */
export const ways: readonly WayIn[] = [
  { name: 'CAS', method: 'cas3', pass: (page) => submit(page, { username: 'alice', password: 'pw1' }) },
  { name: 'OAuth2', method: 'oauth2', pass: nothing },
  { name: 'OpenID Connect', method: 'oidc', pass: (page) => submit(page, { login: 'alice', password: 'pw1' }) },
  { name: 'WeChat', method: 'wx', userAgent: insideWeChat, pass: nothing },
  { name: 'WeChat’s website QR code', method: 'wx-qr', pass: nothing },
  { name: 'WeCom', method: 'wecom', userAgent: `${insideWeChat} wxwork/4.1`, pass: nothing },
  { name: 'signed API sign-on', method: 'api', pass: nothing },
];

/** The institution's own system, which knows who comes and sends them back with a credential. */
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

/** Takes a way to a target, as the link of the sign-in page does. */
export async function take(page: Page, way: WayIn, origin: string, target: string): Promise<void> {
  await page.goto(`${origin}/sign-in/start?method=${way.method}&redirect=${encodeURIComponent(target)}`);
  await way.pass(page);
}

/** What the portal's own answers and pages did to the window's address on the way. */
export function countRedirects(page: Page, origin: string): () => number {
  let count = 0;
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isPage && response.url().startsWith(origin) && response.status() >= 300 && response.status() < 400) count++;
  });
  return () => count;
}

/** The path, query and hash that a page is at, as people read them. */
export function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return decodeURIComponent(pathname + search + hash);
}

/** Expects the sign-in page with a code, words and a request to tell support. */
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
