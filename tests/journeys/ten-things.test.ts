import { describe, expect, test } from 'vitest';
import { go, member, visits } from '../support/site.ts';
import type { Person } from '../support/token.ts';
import { type Hand, handOn, hands } from './ten-things/hands.ts';
import { watchPage } from './ten-things/in-page.ts';
import * as own from './ten-things/own.ts';
import * as reading from './ten-things/reading.ts';
import * as services from './ten-things/services.ts';
import { stumblingBlocks } from './ten-things/tree.ts';

/** Someone whose marks, entries and look no other journey reads. */
const clerk: Person = { account: '20090157', password: member.password };

interface Thing {
  what: string;
  who?: Person;
  at: string;
  walk: (hand: Hand) => Promise<void>;
}

const things: Thing[] = [
  { what: 'finds a service by xykbb and starts it', who: member, at: '/home', walk: services.startService },
  { what: 'reads an article and comes back to the same place', at: '/news', walk: reading.readArticle },
  { what: 'sees the classes of a day', who: member, at: '/home', walk: own.seeClasses },
  { what: 'finds out who holds an application', who: member, at: '/task-center', walk: own.findHolder },
  { what: 'sorts the collection', who: clerk, at: '/personal-center/collect', walk: own.sortCollection },
  { what: 'collects a service and undoes it', who: clerk, at: '/service-hall', walk: services.collectService },
  { what: 'finds a department’s services and shares the address', at: '/service-hall', walk: services.shareFilters },
  { what: 'reads a notice and marks all read', who: clerk, at: '/info-center?tab=notices', walk: reading.readNotices },
  { what: 'plans what repeats, deletes it and undoes that', who: clerk, at: '/schedule-center', walk: own.planWeekly },
  { what: 'looks up a balance and changes the look', who: clerk, at: '/personal-center', walk: own.readBalance },
];

describe('the ten things that people come for', () => {
  const visit = visits();
  for (const { what, who, at, walk } of things) {
    test.each(hands)(`one ${what}, by %s`, async (by) => {
      const { page } = await visit(who && { as: who });
      await page.addInitScript(watchPage);
      await page.context().route(/\.example\//, (route) => route.fulfill({ body: '办理系统' }));
      await go(page, at);
      expect.soft(await stumblingBlocks(page), at).toEqual([]);
      await walk(handOn(page, by));
      expect.soft(await stumblingBlocks(page), page.url()).toEqual([]);
    });
  }
});
