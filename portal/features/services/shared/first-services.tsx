import { getCollectApp } from '@yimen/contract/services/collection';
import { type CountedGroup, getLabelType } from '@yimen/contract/services/facets';
import { countServiceApp, getServiceApp, type ServiceCounts } from '@yimen/contract/services/list';
import { recommendByType } from '@yimen/contract/services/recommendations';
import { seniors } from '@yimen/contract/services/seniors';
import type { App } from '@yimen/contract/services/service';
import { ButtonLink } from '@yimen/ui/button';
import { ChevronDownIcon } from '@yimen/ui/icon';
import type { ReactNode } from 'react';
import type { Call } from '../../../lib/api/call.ts';
import type { ModuleVisit } from '../../home/shared/module.tsx';
import * as css from './first-choices.css.ts';
import { appState } from './service-links.ts';

/** The member's own services, then recommended ones, each once. */
export function firstServices(own: readonly App[], recommended: readonly App[], count: number): App[] {
  const seen = new Set<string>();
  return [...own, ...recommended].filter((app) => !seen.has(app.id) && seen.add(app.id)).slice(0, count);
}

/**
 * Number requested for each kind of people: the same for every home page, so that the answer is cached once for guests.
 */
const asked = 8;

/** Loads the first services of a home page; in care mode those for older people come before other recommended ones. */
export async function loadFirstServices({ call, member, care }: ModuleVisit, count: number): Promise<App[]> {
  const [own, first, groups] = await Promise.all([
    member ? call(getCollectApp, {}) : [],
    care ? call(getServiceApp, { sort: 'seniors', pageSize: asked }) : null,
    call(recommendByType, { count: asked }),
  ]);
  return firstServices(own, [...offeredToSeniors(first?.list ?? []), ...groups.flatMap(({ apps }) => apps)], count);
}

/** Those that suit older people and are open. */
export function offeredToSeniors(apps: readonly App[]): App[] {
  return apps.filter((app) => app.suitableFor.some(({ id }) => id === seniors) && !appState(app)?.muted);
}

/** Number of categories that care mode offers at first, beside all services. */
const offered = 2;

/**
 * The categories that care mode offers instead of every filter: those with most services for older people, else those
 * with most services.
 */
export function firstChoices(
  categories: readonly CountedGroup[],
  forSeniors: ServiceCounts['categories'] | null,
): CountedGroup[] {
  const counts = new Map(forSeniors?.map(({ id, count }) => [id, count]));
  const worth = ({ id, count }: CountedGroup) => (forSeniors ? (counts.get(id) ?? 0) : count);
  return categories
    .filter((each) => worth(each) > 0)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, offered);
}

/** Number of services for older people in each category; null where the institution tells no older people apart. */
export async function loadSeniorCounts(call: Call): Promise<ServiceCounts['categories'] | null> {
  const { suitableFor } = await call(getLabelType, {});
  if (!suitableFor.some(({ id, count }) => id === seniors && count > 0)) return null;
  return (await call(countServiceApp, { suitableFor: seniors })).categories;
}

/** A category that care mode offers, or all services. */
export interface FirstChoice {
  /** Empty for all services. */
  readonly id: string;
  readonly label: string;
  readonly current: boolean;
}

/** The choices of the hall in care mode: those categories, and all services. */
export function choicesOf(
  categories: readonly CountedGroup[],
  chosen: { category: string; all: boolean; total: number },
): FirstChoice[] {
  return [
    ...categories.map(({ id, name, count }) => ({ id, label: `${name} ${count} 项`, current: id === chosen.category })),
    { id: '', label: `全部服务 ${chosen.total} 项`, current: chosen.all },
  ];
}

interface FirstChoicesProps {
  choices: readonly FirstChoice[];
  /** The address of a category, of all services for an empty one. */
  hrefOf(category: string): string;
  /** Every filter. */
  children: ReactNode;
}

/** Two or three choices in place of filters, for care mode; the filters are behind 更多筛选, which needs no script. */
export function FirstChoices({ choices, hrefOf, children }: FirstChoicesProps) {
  return (
    <>
      <nav aria-label="先选一类" className={css.choices}>
        {choices.map(({ id, label, current }) => (
          <ButtonLink
            key={id || 'all'}
            variant={current ? 'light' : 'secondary'}
            size="xlarge"
            fullWidth
            href={hrefOf(id)}
            aria-current={current ? 'true' : undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </nav>
      <details>
        <summary className={css.more}>
          更多筛选
          <span className={css.chevron}>
            <ChevronDownIcon size={20} />
          </span>
        </summary>
        {children}
      </details>
    </>
  );
}
