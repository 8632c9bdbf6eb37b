import { idShape } from '@yimen/contract/text';
import type { QueryRule } from '../../lib/page.ts';
import { isReachableDay } from '../../lib/time/clock.ts';
import { matchRoute } from './match.ts';

const forms = {
  page: /^[1-9]\d{0,3}$/,
  id: idShape,
} as const;

function passes(rule: QueryRule, value: string): boolean {
  if (rule === 'day') return isReachableDay(value);
  if (typeof rule === 'string') return forms[rule].test(value);
  if ('each' in rule) return value.split(',').every((part) => rule.each.includes(part));
  return rule.includes(value);
}

/**
 * Whether a page accepts these parameters (specification, section 2, “Route behaviour”). Empty values, which a form
 * sends, are ignored; so are parameters that the route table does not name.
 */
export function isAskable({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return Object.entries<QueryRule>(matchRoute(pathname)?.query ?? {}).every(([name, rule]) =>
    searchParams.getAll(name).every((value) => value.trim() === '' || passes(rule, value.trim())),
  );
}
