import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, RefreshCwIcon, WifiOffIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import { rubberBand, scrollerBetween } from '../../internals/touch/scrolling.ts';
import { usePan } from '../../internals/touch/usePan.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';

import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import type { OwnTexts } from '../../locale/zhCN.ts';
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

/** How long the result is shown, and after what time a slow network is mentioned, in ms. */
const resultMs = 800;
const stayFailed = 3000;
const slowRefreshMs = 10_000;

/** Refreshes a page that is pulled down at its top by 56 px (DESIGN §10.9), or by a button that the keyboard reaches. */
export function PullRefresh({ onRefresh, shownAt, disabled = false, children, ref, ...rest }: PullRefreshProps) {
  const mobile = useMobileLocale();
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
    if (phase === 'refreshing') return runLater(slowRefreshMs, () => setPhase('slow'));
    if (phase === 'done') return runLater(resultMs, () => setPhase('idle'));
    if (phase === 'failed') return runLater(stayFailed, () => setPhase('idle'));
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

  const words = phase === 'idle' ? '' : phaseText(phase, mobile, added, shownAt);
  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={css.root} data-state={phase} aria-busy={busy || undefined}>
      <button type="button" className={css.button} disabled={disabled || busy} onClick={() => void refresh()}>
        <RefreshCwIcon size={18} />
        {mobile.pullRefresh.refresh}
      </button>
      {/* Hidden from screen readers, which announce only the result. */}
      <div ref={sign} className={css.sign} aria-hidden>
        {phaseIcons[phase]}
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

const phaseIcons: Record<Phase, ReactNode> = {
  idle: null,
  pull: <ArrowDownIcon size={16} />,
  release: <ArrowUpIcon size={16} />,
  refreshing: <Spinner size={16} label={false} />,
  slow: <Spinner size={16} label={false} />,
  done: <CheckIcon size={16} strokeWidth={2} />,
  failed: <WifiOffIcon size={16} />,
};

function phaseText(
  phase: Exclude<Phase, 'idle'>,
  { pullRefresh: texts }: OwnTexts['mobile'],
  added: number | undefined,
  shownAt: string | undefined,
): string {
  if (phase === 'done') return added ? texts.added(added) : texts.done;
  if (phase === 'failed') return shownAt ? texts.failedShowing(shownAt) : texts.failed;
  return texts[phase];
}

function runLater(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Whether a pull that starts here refreshes: not in an inner scroller, and only if the outer ones are at the top. */
function atTop(target: Element, root: Element | null): boolean {
  if (!root || scrollerBetween(target, root)) return false;
  for (let element = root.parentElement; element; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
