import { createStore, useStore } from '../store.ts';
import { broadcast } from './broadcast.ts';

/** What the visitor is to be told: to refresh after a long rest, or that the session is over. */
export type SessionWarning = 'stale' | 'expired';

const warning = createStore<SessionWarning | undefined>(undefined);
let hearsay = false;

/** Notes that the session has ended. Only the first of many failing calls has an effect (specification, section 4). */
export function markExpired(): void {
  warn('expired');
}

/** As `markExpired`, for the tab that the API has told: the others hear of it from here. */
export function reportExpired(person: string | undefined): void {
  if (warn('expired')) broadcast({ kind: 'expired', person });
}

/** As `markExpired`, for a tab that another one has told, which is the one to say it. */
export function hearExpired(): void {
  if (warn('expired')) hearsay = true;
}

/** Whether another tab was first to know what is to be told. */
export function isHearsay(): boolean {
  return hearsay;
}

/** Notes that the page has rested for long; an ended session is worse news. */
export function markStale(): void {
  if (warning.get() === undefined) warn('stale');
}

/** Takes the warning back: the session goes on. */
export function clearWarning(): void {
  warn(undefined);
}

export function currentWarning(): SessionWarning | undefined {
  return warning.get();
}

function warn(next: SessionWarning | undefined): boolean {
  if (warning.get() === next) return false;
  hearsay = false;
  warning.set(next);
  return true;
}

/** The warning that stands, for components. */
export function useSessionWarning(): SessionWarning | undefined {
  return useStore(warning);
}
