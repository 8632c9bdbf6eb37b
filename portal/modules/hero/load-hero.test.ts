import { expect, it } from 'vitest';
import { announcementsOf, questionOf } from './load-hero.ts';

const ask = { title: '高效办成一件事', link: '/service-hall' };
const fair = { title: '冬季双选会', link: '/service-hall/details/job-fair' };

it('asks with the banner that invites to the hall, and with the usual words without one', () => {
  expect(questionOf([fair, ask])).toBe('高效办成一件事');
  expect(questionOf([fair])).toBe('今天想办什么事？');
});

it('announces what can be opened', () => {
  const gone = { title: '旧闻', link: '/no-such-page' };
  const outside = { title: '外站', link: 'https://www.mingde.example' };
  expect(announcementsOf([ask, fair, gone, outside])).toEqual([{ title: '冬季双选会', href: fair.link }]);
});
