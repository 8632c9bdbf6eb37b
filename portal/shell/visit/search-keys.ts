import { useSyncExternalStore } from 'react';
import { appearanceCookies, parseCookies } from '../../lib/session/cookies.ts';
import { saveLook } from '../../lib/session/session.ts';
import { createEmitter } from '../../lib/store.ts';
import { useSite } from './current.ts';

/** The keys that lead to the search of a page. */
export interface SearchKeys {
  /** Whether `/` does; Ctrl+K and ⌘K always do. */
  slash: boolean;
  /** The shortest of them, as shown in the field. */
  hint: string;
  /** As `aria-keyshortcuts` names them. */
  aria: string;
}

const changes = createEmitter();

const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);
const isSlashOn = () => parseCookies(document.cookie).get(appearanceCookies.slash) !== '0';

/**
 * The keys for this visitor. A key without a modifier needs a switch that turns it off (WCAG 2.1.4), which stands in a
 * member's preferences: guests have Ctrl+K alone.
 */
export function useSearchKeys(): SearchKeys {
  const isMember = useSite().user !== null;
  const isOn = useSyncExternalStore(changes.subscribe, isSlashOn, () => true);
  const apple = useSyncExternalStore(changes.subscribe, isApple, () => false);
  const slash = isMember && isOn;
  const withModifier = apple ? 'Meta+K' : 'Control+K';
  return {
    slash,
    hint: slash ? '/' : apple ? '⌘K' : 'Ctrl K',
    aria: slash ? `${withModifier} /` : withModifier,
  };
}

/** Turns `/` on or off in this browser. */
export function chooseSlash(on: boolean): void {
  saveLook('slash', on ? '1' : '0');
  changes.emit();
}
