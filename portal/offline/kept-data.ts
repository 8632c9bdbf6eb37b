import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { personOf } from '../lib/session/person.ts';
import { readSession } from '../lib/session/session.ts';
import { keptAddresses } from './addresses.ts';
import { pageCaches } from './kept-pages.ts';
import { keptAtHeader, keptFor, nobody } from './shared.ts';

export interface KeptData {
  /** What the page's routes had loaded, by route id. */
  loaded: Readonly<Record<string, unknown>>;
  /** When it was fetched, in ms since 1970. */
  at: number;
}

/** The data of the drawn page that is kept at `address`, for the one who is here; undefined when there is none. */
export async function readKeptData(address: string, now = Date.now()): Promise<KeptData | undefined> {
  if (!('caches' in window)) return undefined;
  const name = pageCaches + whoIsHere();
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const found = await Promise.all(keptAddresses(address).map((each) => cache.match(each, { ignoreVary: true })));
  const kept = found.find(Boolean);
  const at = Number(kept?.headers.get(keptAtHeader));
  if (!kept || now - at > keptFor) return undefined;
  const loaded = await dataIn(await kept.text());
  return loaded && { loaded, at };
}

function whoIsHere(): string {
  const { token, isTourist } = readSession();
  return (isTourist ? undefined : personOf(token)) ?? nobody;
}

/** The pieces in which the server writes a page's data into its scripts, each a string of JSON. */
const piece = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g;

/** What the routes of a drawn page had loaded; undefined where its text holds no data. */
export async function dataIn(html: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const pieces = Array.from(html.matchAll(piece), ([, text = '']) => String(JSON.parse(text)));
  if (pieces.length === 0) return undefined;
  const { value } = await decode(new Blob([pieces.join('')]).stream(), globalThis as unknown as Window);
  const { loaderData } = value as { loaderData?: Readonly<Record<string, unknown>> };
  return loaderData;
}
