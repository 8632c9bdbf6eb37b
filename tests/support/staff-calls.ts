import type { DataOf, Endpoint, InputOf } from '@yimen/contract/endpoint';
import type { Envelope } from '@yimen/contract/envelope';
import { login } from '@yimen/contract/sign-in/auth';
import type { Page } from 'playwright';
import { member } from './site.ts';

// 管理台 has no pages yet: what its pages will do is done in a page of the portal, by the browser's own functions.

/** Asks the API from a page, with its cookies and its origin. */
export async function call<E extends Endpoint>(
  page: Page,
  { method, path }: E,
  input: InputOf<E>,
): Promise<Envelope<DataOf<E>>> {
  return page.evaluate(
    async ([how, where, given]) => {
      const body =
        how === 'POST' ? { body: JSON.stringify(given), headers: { 'content-type': 'application/json' } } : {};
      return (await fetch(where, { method: how, ...body })).json();
    },
    [method, path, input] as const,
  );
}

/** Opens a staff session in a page's browser. */
export const enter = (page: Page, account: string) =>
  call(page, login, { account, password: member.password, target: '/admin' });
