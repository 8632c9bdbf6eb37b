import type { ModuleEntry, ModuleSign } from '@yimen/contract/site';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { type Call, call } from '../../lib/api/call.ts';
import type { Moment } from '../../lib/time/clock.ts';
import { RegionBoundary } from '../../shell/errors/RegionBoundary.tsx';
import type { AgendaItem } from '../due/agenda.ts';
import { ModuleFailed } from './ModuleFailed.tsx';
import * as css from './module.css.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** What a module may ask for while it loads, on the server and in the browser alike. */
export interface ModuleVisit {
  call: Call;
  member: boolean;
}

/** What one module's loading came to; a failure stays in its module's place. */
export type Settled = { ok: true; data: unknown } | { ok: false };

/** What the page's loader found, for the modules in it. */
export interface HomeVisit {
  /** By sign. */
  results: Readonly<Record<string, Settled>>;
  /** When the server answered. */
  now: Moment;
  member: boolean;
  /** Student, teacher, citizen …: decides what is shown first. */
  userType: string;
  /** Which of the page templates the home is drawn in; the phone has one only. */
  template?: 1 | 2 | 3;
  /** Puts what waits for a network into a day's agenda. */
  withWaiting?: (agenda: readonly AgendaItem[], now: Moment, date: string) => readonly AgendaItem[];
}

const HomeContext = createContext<HomeVisit | null>(null);
export const HomeProvider = HomeContext;

/** The visit the surrounding home was drawn for. */
export function useHome(): HomeVisit {
  const visit = use(HomeContext);
  if (!visit) throw new Error('A home module is used outside HomeProvider');
  return visit;
}

/** Loads a module anew, for one whose data came in part. */
export interface Retry {
  running: boolean;
  start(): void;
}

export interface ModuleProps<Data> {
  data: Data;
  entry: ModuleEntry;
  retry: Retry;
}

/** A module of the home or the personal centre, named by its sign in homeConfig. */
export interface HomeModule {
  readonly sign: ModuleSign;
  /** True when it shows nothing to a guest. */
  readonly memberOnly: boolean;
  load(visit: ModuleVisit, entry: ModuleEntry): Promise<unknown>;
  /** Draws the module, or what went wrong with a way to try again. */
  Module(props: { entry: ModuleEntry }): ReactNode;
}

interface Definition<Data> {
  sign: ModuleSign;
  memberOnly?: boolean;
  /** The phone site's module of the same sign loads and draws otherwise. */
  site?: 'desktop' | 'mobile';
  load(visit: ModuleVisit, entry: ModuleEntry): Promise<Data>;
  View(props: ModuleProps<Data>): ReactNode;
  /** What stands in its place while other systems are waited for, as high as the module may become. */
  Waiting?(props: { entry: ModuleEntry }): ReactNode;
}

/** Declares a module: what it loads and how it draws that. */
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
    const first = results[sign];
    // The loader keeps the results of unlike modules in one record, each under the sign it was loaded by.
    const fallbackData = first?.ok ? (first.data as Data) : undefined;
    const { data, error, isValidating, mutate } = useSWR(
      ['module', site, sign, member],
      () => load({ call, member }, entry),
      {
        fallbackData,
        revalidateOnMount: first === undefined,
        // A kept phone page that is shown again mounts once more.
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
    // What stands below must not move when the module comes, however high it is.
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
