import { randomBytes } from 'node:crypto';
import type { Visit } from '../http/visit.ts';

const name = 'yimen_device';
const rememberedSeconds = 90 * 86_400;

/** The secret by which a browser is known again; null for a browser that has not signed in yet. */
export function readDevice({ headers }: Pick<Visit, 'headers'>): string | null {
  const cookies = headers.get('cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{22,64})(?:;|$)`).exec(cookies)?.[1] ?? null;
}

export const newDevice = () => randomBytes(24).toString('base64url');

/** Gives the browser its secret, out of reach of scripts. */
export function rememberDevice(visit: Visit, device: string): void {
  const secure = visit.origin.startsWith('https:') ? '; Secure' : '';
  visit.answer.append(
    'set-cookie',
    `${name}=${device}; Path=/; Max-Age=${rememberedSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
