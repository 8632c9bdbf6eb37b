import type { ModuleEntry, ModuleSign } from '@yimen/contract/site';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { type Call, call } from '../../../lib/api/call.ts';
import type { Moment } from '../../../lib/time/clock.ts';
import type { Retry } from '../../../parts/failures/MissingSources.tsx';
import { RegionBoundary } from '../../../shell/errors/RegionBoundary.tsx';
import { useCare } from '../../../shell/visit/care.ts';
import type { AgendaItem } from '../../schedule/shared/agenda.ts';
import { ModuleFailed } from './ModuleFailed.tsx';
import * as css from './module.css.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** What a module can use to load its data, both on the server and in the browser. */
export interface ModuleVisit {
  call: Call;
  member: boolean;
  /** Whether the page is rendered in care mode. */
  care: boolean;
}

/** The result of loading one module. */
export type ModuleResult = { ok: true; data: unknown } | { ok: false };

/** The loader's data for the page's modules. */
export interface HomeVisit {
  /** By sign. */
  results: Readonly<Record<string, ModuleResult>>;
  /** The server's time. */
  now: Moment;
  member: boolean;
  /** Student, teacher, citizen …: decides the order. */
  userType: string;
  /** The page template; the phone has only one. */
  template?: 1 | 2 | 3;
  /** Adds entries that wait for a network to a day's agenda. */
  withWaiting?: (agenda: readonly AgendaItem[], now: Moment, date: string) => readonly AgendaItem[];
}

const HomeContext = createContext<HomeVisit | null>(null);
export const HomeProvider = HomeContext;

/** The data of the surrounding home page. */
export function useHome(): HomeVisit {
  const visit = use(HomeContext);
  if (!visit) throw new Error('A home module is used outside HomeProvider');
  return visit;
}

export interface ModuleProps<Data> {
  data: Data;
  entry: ModuleEntry;
  retry: Retry;
}

/** A module of the home page or the personal centre; homeConfig names it by its sign. */
export interface HomeModule {
  readonly sign: ModuleSign;
  /** True when it shows nothing to a guest. */
  readonly memberOnly: boolean;
  load(visit: ModuleVisit, entry: ModuleEntry): Promise<unknown>;
  /** Renders the module, or its error with a retry button. */
  Module(props: { entry: ModuleEntry }): ReactNode;
}

interface Definition<Data> {
  sign: ModuleSign;
  memberOnly?: boolean;
  /** For one site only, because the other site's module of the same sign differs. */
  site?: 'desktop' | 'mobile';
  load(visit: ModuleVisit, entry: ModuleEntry): Promise<Data>;
  View(props: ModuleProps<Data>): ReactNode;
  /** Skeleton while other systems are waited for, as high as the module can be. */
  Waiting?(props: { entry: ModuleEntry }): ReactNode;
}

/** Defines a module: what it loads and how it renders that. */
export function defineModule<Data>({
  sign,
  memberOnly = false,
  site = 'desktop',
  load,
  View,
  Waiting = () => <RowsSkeleton />,
}: Definition<Data>): HomeModule {
  function Module({ entry }: { entry: ModuleEntry }) {
    const { results, member } = useHome();
    const care = useCare();
    const first = results[sign];
    // The loader keeps the results of all modules in one record; this one was loaded under this sign.
    const fallbackData = first?.ok ? (first.data as Data) : undefined;
    const { data, error, isValidating, mutate } = useSWR(
      ['module', site, sign, member],
      () => load({ call, member, care }, entry),
      {
        fallbackData,
        revalidateOnMount: first === undefined,
        // A kept-alive phone page mounts again each time it is shown.
        revalidateIfStale: false,
        revalidateOnFocus: memberOnly,
        focusThrottleInterval: 60_000,
        shouldRetryOnError: false,
      },
    );
    const seen = useRef(fallbackData);
    useEffect(() => {
      if (seen.current === fallbackData) return;
      seen.current = fallbackData;
      if (fallbackData !== undefined) void mutate(fallbackData, { revalidate: false });
    }, [fallbackData, mutate]);
    // When the module arrives, the content below must not move, whatever its height.
    const [late] = useState(first === undefined);
    const waits = data === undefined && first === undefined && !error;
    const failed = (onRetry: () => void) => (
      <ModuleFailed name={entry.name} retrying={isValidating} onRetry={onRetry} />
    );
    const content =
      data === undefined ? (
        failed(() => void mutate())
      ) : (
        <RegionBoundary fallback={(redraw) => failed(() => void mutate().then(redraw, () => undefined))}>
          <View data={data} entry={entry} retry={{ running: isValidating, start: () => void mutate() }} />
        </RegionBoundary>
      );
    if (!late) return content;
    return (
      <div className={css.late}>
        <div className={waits ? css.inPlace : css.reserved}>
          <Waiting entry={entry} />
        </div>
        {!waits && <div className={css.inPlace}>{content}</div>}
      </div>
    );
  }
  return { sign, memberOnly, load, Module };
}
