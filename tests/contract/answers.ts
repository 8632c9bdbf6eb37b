import { endpoints } from '@yimen/contract';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { domain } from '../../server/domain.ts';
import type { OpenedWorld } from './opened-world.ts';

/** Every call of the contract answers, each institution for itself. */
export function answersSuite(opened: OpenedWorld): void {
  const tokens = new Map<string, string>();
  /** Hashing a password takes its time by design: one sign-in a person is enough, but for the call that ends it. */
  async function tokenOf(account: string, host: string, ends: boolean): Promise<string> {
    const known = tokens.get(account);
    if (known && !ends) return known;
    const token = await opened.world.signIn(account, { host });
    if (!ends) tokens.set(account, token);
    return token;
  }

  const institutions = [
    { host: 'mingde.localhost', account: '2024310086' },
    { host: 'jiangcheng.localhost', account: 'chensiyuan' },
    { host: 'yunzhou.localhost', account: 'luruoxi' },
  ];

  test('every endpoint of the contract has one implementation', () => {
    const implemented = domain.implementations.map(({ endpoint }) => endpoint.name).sort();
    expect(implemented).toEqual(endpoints.map(({ endpoint }) => endpoint.name).sort());
  });

  describe.each(endpoints.map(({ endpoint }) => endpoint))('$method $path', (endpoint) => {
    const ends = ['login', 'logout', 'renewToken', 'chooseIdentity'].includes(endpoint.name);

    test('answers its example on the first demo institution', async () => {
      const as = { host: 'mingde.localhost', token: await tokenOf('2024310086', 'mingde.localhost', ends) };
      const answer = await opened.world.call(endpoint, endpoint.example, as);
      if (endpoint.exampleRefused) {
        expect(answer).toMatchObject({ status: 200, success: false, code: endpoint.exampleRefused });
        return;
      }
      expect(answer.msg).toBe('');
      expect(answer.success).toBe(true);
      expect(v.is(endpoint.data, answer.data)).toBe(true);
    });

    test.each(institutions)('answers a guest and a member of $host, or says why not', async ({ host, account }) => {
      for (const token of [await opened.world.guest({ host }), await tokenOf(account, host, ends)]) {
        const answer = await opened.world.call(endpoint, endpoint.example, { host, token });
        expect([200, 401, 404, ...Object.keys(endpoint.failures ?? {}).map(Number)]).toContain(answer.code);
        expect(answer.status).toBe(200);
        // The example's ids are the first institution's: nothing of it may come back from another.
        if (host !== 'mingde.localhost') expect(JSON.stringify(answer.data)).not.toMatch(/mingde|明德/);
      }
    });

    test("takes no other institution's token", async () => {
      // Systems sign with keys instead, which are tried in server/sources/push.
      if (endpoint.access === 'public' || endpoint.access === 'system') return;
      const foreign = await tokenOf('luruoxi', 'yunzhou.localhost', ends);
      const answer = await opened.world.call(endpoint, endpoint.example, { host: 'mingde.localhost', token: foreign });
      expect(answer.code).toBe(401);
    });
  });

  test("a person of one institution is nobody at another's host", async () => {
    const token = await opened.world.signIn('2024310086', { host: 'mingde.localhost' });
    expect((await opened.world.call(getUserInfo, {}, { host: 'yunzhou.localhost', token })).code).toBe(401);
    expect((await opened.world.call(getUserInfo, {}, { host: 'mingde.localhost', token })).data?.name).toBe('林知夏');
  });
}
