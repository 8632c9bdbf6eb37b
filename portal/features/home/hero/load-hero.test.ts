import { expect, it } from 'vitest';
import { announcementsOf, questionOf, slidesOf } from './load-hero.ts';

const ask = { title: '高效办成一件事', link: '/service-hall' };
const fair = { title: '冬季双选会', link: '/service-hall/details/job-fair' };

it('asks with the banner that invites to the hall, and with the usual words without one', () => {
  expect(questionOf([fair, ask])).toBe('高效办成一件事');
  expect(questionOf([fair])).toBe('今天想办什么事？');
});

const pictures = { text: '11 月 28 日', image: '/day.svg', imageNight: '' };

it('announces what can be opened, and shows the words of the others without a link', () => {
  const gone = { title: '旧闻', link: '/no-such-page' };
  const outside = { title: '外站', link: 'https://www.mingde.example' };
  const slides = slidesOf([ask, fair, gone, outside].map((slide) => ({ ...slide, ...pictures })));
  expect(announcementsOf(slides)).toEqual([{ title: '冬季双选会', text: '11 月 28 日', href: fair.link }]);
  expect(slides.map(({ announces, href }) => [announces, href])).toEqual([
    [false, ask.link],
    [true, fair.link],
    [true, null],
    [true, null],
  ]);
});

it('shows the picture of the day by night when there is no other', () => {
  expect(slidesOf([{ ...fair, ...pictures }])[0]?.imageNight).toBe('/day.svg');
});
