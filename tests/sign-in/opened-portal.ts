import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import type { SignedIn, ToConfirm } from '@yimen/contract/sign-in/sign-in';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect } from 'vitest';
import { sessions } from '../../server/database/schema/people.ts';
import { type Answer, Browser, type Portal } from './portal.ts';

/** A student of 明德大学, and everyone’s password. */
export const account = '2024310086';
export const password = 'Yimen-2026';

/** A portal that is there while the tests of a file run. */
export interface Opened {
  readonly portal: Portal;
}

/** Opens a portal before the tests of a file, and closes it after them. */
export function openedPortal(open: () => Promise<Portal>): Opened {
  let portal: Portal | null = null;
  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal?.close());
  return {
    get portal() {
      if (!portal) throw new Error('The portal opens before the tests, not before their names.');
      return portal;
    },
  };
}

/** What is done with people who are signed in. */
export function membersOf(opened: Opened) {
  const idOf = (token: string) => decodeJwt(token).jti ?? '';
  return {
    idOf,
    async signIn(by = new Browser(), who = account): Promise<string> {
      const answer = await by.call(opened.portal.origin(), login, { account: who, password });
      expect(answer.msg).toBe('');
      return answer.data.token;
    },
    async whoIs(token: string): Promise<string | undefined> {
      return (await new Browser().call(opened.portal.origin(), getUserInfo, {}, token)).data?.id;
    },
    change: (token: string, set: Partial<typeof sessions.$inferInsert>) =>
      opened.portal.db
        .update(sessions)
        .set(set)
        .where(eq(sessions.id, idOf(token))),
  };
}

/** What a sign-in answers that asks nothing first. */
export async function unasked(answer: Promise<Answer<SignedIn | ToConfirm>>): Promise<Answer<SignedIn>> {
  const { data, ...rest } = await answer;
  if (data && 'confirm' in data) throw new Error(`It asks whether to go on as ${data.confirm.name}.`);
  return { ...rest, data };
}

export const ago = (ms: number) => new Date(Date.now() - ms);
