import { isDay } from '@yimen/contract/days';
import type { QueryRule } from '../../lib/page.ts';
import { matchRoute } from './match.ts';

const forms = {
  page: /^[1-9]\d{0,3}$/,
  id: /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  day: /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/,
} as const;

function passes(rule: QueryRule, value: string): boolean {
  if (typeof rule === 'string') return forms[rule].test(value) && (rule !== 'day' || isDay(value));
  if ('each' in rule) return value.split(',').every((part) => rule.each.includes(part));
  return rule.includes(value);
}

/**
 * Whether a page can be asked for with these parameters (specification, section 2, “Route behaviour”). One without a
 * value says nothing, as a form sends it; those that the route table does not name are others' and are left alone.
 */
export function isAskable({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return Object.entries<QueryRule>(matchRoute(pathname)?.query ?? {}).every(([name, rule]) =>
    searchParams.getAll(name).every((value) => value.trim() === '' || passes(rule, value.trim())),
  );
}
