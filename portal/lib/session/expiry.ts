import { createStore, useStore } from '../store.ts';
import { broadcast } from './broadcast.ts';

/** What to tell the visitor: to refresh after a long idle time, or that the session is over. */
export type SessionWarning = 'stale' | 'expired';

const warning = createStore<SessionWarning | undefined>(undefined);
let isReportedElsewhere = false;

/** Marks the session as ended. Only the first of many failing calls has an effect (specification, section 4). */
export function markExpired(): void {
  showWarning('expired');
}

/** As `markExpired`, in the tab that got the API's answer: also tells the other tabs. */
export function reportExpired(person: string | undefined): void {
  if (showWarning('expired')) broadcast({ kind: 'expired', person });
}

/** As `markExpired`, in a tab that was told by another one. */
export function noteExpiredElsewhere(): void {
  if (showWarning('expired')) isReportedElsewhere = true;
}

/** Whether another tab reported the warning first. */
export function isFromOtherTab(): boolean {
  return isReportedElsewhere;
}

/** Marks the page as idle for long, unless the session has already ended. */
export function markStale(): void {
  if (warning.get() === undefined) showWarning('stale');
}

/** Removes the warning: the session continues. */
export function clearWarning(): void {
  showWarning(undefined);
}

export function currentWarning(): SessionWarning | undefined {
  return warning.get();
}

function showWarning(next: SessionWarning | undefined): boolean {
  if (warning.get() === next) return false;
  isReportedElsewhere = false;
  warning.set(next);
  return true;
}

/** The current warning. */
export function useSessionWarning(): SessionWarning | undefined {
  return useStore(warning);
}
