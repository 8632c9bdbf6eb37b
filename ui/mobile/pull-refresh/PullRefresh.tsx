import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, RefreshCwIcon, WifiOffIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import { rubberBand, scrollerBetween } from '../../internals/touch/scrolling.ts';
import { usePan } from '../../internals/touch/usePan.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { type Locale, useLocale } from '../../locale/index.ts';
import { Spinner } from '../../spinner/index.ts';
import * as css from './pull-refresh.css.ts';

export interface Refreshed {
  /** How many entries are new. */
  added?: number;
}

export type PullRefreshProps = DomProps<
  'div',
  {
    /** Fetches anew; a rejection keeps what is shown and says so. */
    onRefresh: () => Promise<Refreshed | undefined>;
    /** The time of what is shown, such as 08:12: named when fetching fails. */
    shownAt?: string;
    disabled?: boolean;
    children?: ReactNode;
    ref?: Ref<HTMLDivElement>;
  }
>;

type Phase = 'idle' | 'pull' | 'release' | 'refreshing' | 'slow' | 'done' | 'failed';

/** How long the outcome stays, and when a slow network is named, in ms. */
const stay = 800;
const stayFailed = 3000;
const slowAfter = 10_000;

/** Refreshes a page that is pulled down at its top by 56 px (DESIGN §10.9), or by a button that the keyboard reaches. */
export function PullRefresh({ onRefresh, shownAt, disabled = false, children, ref, ...rest }: PullRefreshProps) {
  const { mobile } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [added, setAdded] = useState<number>();
  const busy = phase === 'refreshing' || phase === 'slow';
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (phase === 'refreshing') return later(slowAfter, () => setPhase('slow'));
    if (phase === 'done') return later(stay, () => setPhase('idle'));
    if (phase === 'failed') return later(stayFailed, () => setPhase('idle'));
    return undefined;
  }, [phase]);

  function put(distance: number | undefined) {
    const element = body.current;
    if (!element) return;
    element.toggleAttribute('data-dragging', distance !== undefined);
    element.style.transform = distance ? `translateY(${distance}px)` : '';
  }
  async function refresh() {
    setPhase('refreshing');
    try {
      const outcome = await onRefresh();
      if (!mounted.current) return;
      setAdded(outcome?.added);
      setPhase('done');
    } catch {
      if (mounted.current) setPhase('failed');
    }
  }
  const trigger = () => sign.current?.offsetHeight || 56;

  usePan(
    root,
    {
      claim: ({ dx, dy, target, mouse }) => !mouse && dy > Math.abs(dx) && atTop(target, root.current),
      onMove: ({ dy }) => {
        const distance = dy <= 0 ? 0 : dy <= trigger() ? dy : trigger() + rubberBand(dy - trigger(), 120);
        put(distance);
        setPhase(distance >= trigger() ? 'release' : 'pull');
      },
      onEnd: ({ dy }, cancelled) => {
        put(undefined);
        if (!cancelled && dy >= trigger()) void refresh();
        else setPhase('idle');
      },
    },
    !disabled && !busy,
  );

  const words = phase === 'idle' ? '' : wordsFor(phase, mobile, added, shownAt);
  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={css.root} data-state={phase} aria-busy={busy || undefined}>
      <button type="button" className={css.button} disabled={disabled || busy} onClick={() => void refresh()}>
        <RefreshCwIcon size={18} />
        {mobile.pullRefresh.refresh}
      </button>
      {/* What changes under the finger is not for the ear; the outcome is. */}
      <div ref={sign} className={css.sign} aria-hidden>
        {icons[phase]}
        <span>{words}</span>
      </div>
      <span role="status" className={css.spoken}>
        {phase === 'pull' || phase === 'release' ? '' : words}
      </span>
      <div ref={body} className={css.body}>
        {children}
      </div>
    </div>
  );
}

const icons: Record<Phase, ReactNode> = {
  idle: null,
  pull: <ArrowDownIcon size={16} />,
  release: <ArrowUpIcon size={16} />,
  refreshing: <Spinner size={16} label={false} />,
  slow: <Spinner size={16} label={false} />,
  done: <CheckIcon size={16} strokeWidth={2} />,
  failed: <WifiOffIcon size={16} />,
};

function wordsFor(
  phase: Exclude<Phase, 'idle'>,
  { pullRefresh: texts }: Locale['mobile'],
  added: number | undefined,
  shownAt: string | undefined,
): string {
  if (phase === 'done') return added ? texts.added(added) : texts.done;
  if (phase === 'failed') return shownAt ? texts.failedShowing(shownAt) : texts.failed;
  return texts[phase];
}

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Whether a pull that begins here means the page: what scrolls inside never does, and all around is at its top. */
function atTop(target: Element, root: Element | null): boolean {
  if (!root || scrollerBetween(target, root)) return false;
  for (let element = root.parentElement; element; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
