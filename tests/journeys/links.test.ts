import { expect, test } from 'vitest';
import { get } from '../../scripts/trial-server.ts';
import { port } from '../support/site.ts';

const starts = ['/home', '/service-hall', '/mobile/home', '/login'];

/** Addresses of the site itself that a page names in `href`, `src` and `srcset`. */
function addressesIn(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src|srcset)="([^"]+)"/g)].map((hit) =>
    (hit[1] ?? '').replaceAll('&amp;', '&'),
  );
  return found.filter((address) => address.startsWith('/') && !address.startsWith('//'));
}

test.each(['mingde', 'jiangcheng', 'yunzhou'])(
  'every address that the pages of %s name leads somewhere',
  async (institution) => {
    const host = `${institution}.localhost`;
    const addresses = new Set<string>();
    for (const start of starts) {
      const { status, text } = await get(port(), host, start);
      expect(status, start).toBe(200);
      expect(text, `${start} has no empty link`).not.toMatch(/<a[^>]*href="#?"/);
      for (const address of addressesIn(text)) addresses.add(address.replace(/#.*$/, ''));
    }
    expect(addresses.size).toBeGreaterThan(30);
    const dead: string[] = [];
    for (const address of addresses) {
      const { status } = await get(port(), host, address);
      if (status >= 400) dead.push(`${status} ${address}`);
    }
    expect(dead).toEqual([]);
  },
);
