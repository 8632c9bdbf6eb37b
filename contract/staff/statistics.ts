import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { numberOfDay } from '../days.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { day, daysInOrder } from '../fields.ts';
import { limits } from '../limits.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

/** Longest period, in days. */
export const mostDays = 366;
/** Most services, articles and notices that are told each. */
export const mostRanked = 100;
/** Fewest readers of whom the number is told: fewer would tell of persons. */
export const fewestReaders = 5;

const period = {
  start: described(day, 'First day of the period, `YYYY-MM-DD` in Asia/Shanghai.'),
  end: described(day, 'Last day of the period.'),
};
const isShort = v.check<v.InferOutput<ReturnType<typeof v.object<typeof period>>>, string>(
  ({ start, end }) => numberOfDay(end) - numberOfDay(start) < mostDays,
  `一次最多 ${mostDays} 天`,
);

const told = described(v.string(), 'The day, `YYYY-MM-DD`.');
const count = (what: string) => described(v.number(), `How many ${what}.`);

const statistics = v.object({
  visits: described(
    v.nullable(
      v.array(
        v.object({
          day: told,
          desktop: count('visits came from desktops'),
          mobile: count('came from phones'),
          weChat: count('came from within WeChat'),
          guests: count('of all were by guests'),
          members: count('of all were by people who had signed in'),
        }),
      ),
    ),
    'Visits by day; null for who may read the figures of a department alone. Days without any, and those that are kept no more, are left out.',
  ),
  uses: described(
    v.array(v.object({ day: told, count: count('times services and business systems were opened') })),
    'Uses by day; days without any are left out.',
  ),
  services: described(
    v.array(
      v.object({
        id: common.id,
        name: common.name,
        uses: count('times it was opened in the period'),
      }),
    ),
    `The ${mostRanked} services and business systems that were opened most in the period, the most used first.`,
  ),
  articles: described(
    v.array(v.object({ id: common.id, title: common.title, views: count('times it was opened until now') })),
    `Of the articles that were published in the period and that the caller may read the ${mostRanked} that were opened most.`,
  ),
  notices: described(
    v.array(
      v.object({
        id: common.id,
        title: common.title,
        readers: described(
          v.nullable(v.number()),
          `How many people have read it until now; null for fewer than ${fewestReaders}.`,
        ),
      }),
    ),
    `The newest ${mostRanked} notices that were published in the period and that the caller may read.`,
  ),
});

const scope =
  'of the whole institution, or of the services, business systems and notices of the departments for which the caller holds the permission';

export const staffStatistics = endpoint({
  ...rule,
  name: 'staffStatistics',
  method: 'GET',
  path: '/staff/statistics',
  permission: 'statistics.read',
  summary: `What was counted in a period of ${mostDays} days at most, ${scope}. Nothing is told of a person.`,
  input: v.pipe(daysInOrder(v.object(period)), isShort),
  data: statistics,
  example: { start: '2026-11-14', end: '2026-11-20' },
});

export const exportStatistics = endpoint({
  ...rule,
  name: 'exportStatistics',
  method: 'POST',
  path: '/staff/statistics/export',
  permission: 'statistics.export',
  secondFactor: 'fresh',
  limit: limits.export,
  summary: `The figures of \`staffStatistics\` as a CSV file, ${scope}. That it was read out is recorded.`,
  input: v.pipe(daysInOrder(v.strictObject(period)), isShort),
  data: v.object({
    fileName: described(v.string(), 'What to call the file.'),
    csv: described(v.string(), 'Its content: kind, day or id, name, what was counted, and how many.'),
  }),
  once: true,
  example: { start: '2026-11-14', end: '2026-11-20' },
});
