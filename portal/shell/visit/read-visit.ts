import { isPhone } from '@yimen/contract/platforms';
import { getUserInfo, type UserInfo } from '@yimen/contract/sign-in/auth';
import type { SourceWait } from '@yimen/contract/sources/sources';
import { type ApiClient, createClient } from '../../lib/api/client.ts';
import { ApiError, isExpired } from '../../lib/api/errors.ts';
import { parseCookies } from '../../lib/session/cookies.ts';
import { sessionOf } from '../../lib/session/session.ts';
import { appearanceOf } from './appearance.ts';
import { loadMenus } from './load-menus.ts';
import { loadSite } from './load-site.ts';
import { type Device, type ServerVisit, sourceBudget, type Visit } from './visit.ts';

/**
 * Reads the visitor from the request. A guest's own token is not used, because the server renders the same page for all
 * guests. `ended`: the cookie holds a member's token that the API no longer knows.
 */
export async function readVisit(request: Request, server: ServerVisit): Promise<{ visit: Visit; ended: boolean }> {
  const session = sessionOf(request.headers.get('Cookie'));
  const origin = new URL(request.url).origin;
  let token = session.isTourist ? undefined : session.token;
  let uncacheable = false;
  function clientOf(sourceWait?: SourceWait): ApiClient {
    const fetchApi = async (call: Request) => {
      const response = await server.fetchApi(call, sourceWait).catch((error: unknown) => {
        uncacheable = true;
        throw error;
      });
      uncacheable ||= response.status >= 429;
      return response;
    };
    const client = createClient({ fetch: fetchApi, origin, token: () => token, retries: 0 });
    return {
      async call(endpoint, input, options) {
        const data = await client.call(endpoint, input, options);
        uncacheable ||= lacksSource(data);
        return data;
      },
    };
  }
  const api = clientOf();
  const until = Date.now() + sourceBudget;

  let user: UserInfo | null = null;
  if (token) {
    user = await api.call(getUserInfo, {}).catch(unlessExpired);
    if (user?.userType === 'GUEST') user = null;
  }
  const ended = token !== undefined && user === null;
  if (ended) token = undefined;

  const visit = {
    api,
    promptApi: clientOf({ until }),
    ownFirstApi: clientOf({ until, leaveOutLate: true }),
    user,
    appearance: appearanceOf(parseCookies(request.headers.get('Cookie'))),
    device: deviceOf(request.headers.get('User-Agent')),
    menus: once(() => loadMenus(api)),
    site: once(() => loadSite(api)),
    publicOrigin: once(() => server.publicOrigin()),
    framingOf: server.framingOf,
    isUncacheable: () => uncacheable,
    report: (error: unknown, message: string) => {
      if (!(error instanceof ApiError)) server.log(error, message);
    },
    markUncacheable: () => {
      uncacheable = true;
    },
  };
  return { visit, ended };
}

export function deviceOf(userAgent: string | null): Device {
  return isPhone(userAgent) ? 'mobile' : 'desktop';
}

/** Whether sources failed or were late: the answer changes as soon as they answer. */
function lacksSource(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(lacksSource);
  if (typeof data !== 'object' || data === null || !('failed' in data)) return false;
  return Array.isArray(data.failed) ? data.failed.length > 0 : data.failed !== null;
}

function unlessExpired(error: unknown): null {
  if (isExpired(error)) return null;
  throw error;
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= load();
    return value;
  };
}
