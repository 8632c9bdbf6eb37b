import { vi } from 'vitest';

/**
 * Gives a test the caches of a browser at `site`, without pages. Returns whether an address is in one of them; `vi`
 * takes the caches away.
 */
export function stubCaches(site: string): { has(address: string): boolean } {
  const stored = new Map<string, Map<string, Response>>();
  const addressOf = (wanted: string | Request) => new URL(typeof wanted === 'string' ? wanted : wanted.url, site).href;
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (wanted: string | Request) => entries.get(addressOf(wanted))?.clone(),
      put: async (wanted: string, response: Response) => void entries.set(addressOf(wanted), response),
      delete: async (wanted: string | Request) => entries.delete(addressOf(wanted)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
    };
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  });
  return { has: (address) => [...stored.values()].some((entries) => entries.has(addressOf(address))) };
}
