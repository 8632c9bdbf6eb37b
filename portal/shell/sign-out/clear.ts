import { carryDraft } from '../../lib/drafts/store.ts';
import { appearanceCookies, cookieText, parseCookies } from '../../lib/session/cookies.ts';
import { isSecure, putCookie } from '../../lib/session/session.ts';
import { clearStorages } from '../../lib/storage.ts';
import { forgetPages } from '../../offline/kept-pages.ts';
import { carryOutbox } from '../../offline/outbox-writes.ts';

/**
 * Leaves nothing of the last visitor behind: storages and every cookie that a script can reach (section 4), but for
 * how pages are drawn, so that someone who needs large type can still read after signing in; and what `person`
 * was typing, or had waiting for a network, when the session ended, if that is who signs in. Settles when kept pages
 * are gone too.
 */
export function clearBrowser(person?: string): Promise<void> {
  const keepDraft = carryDraft(person);
  const keepOutbox = carryOutbox(person);
  clearStorages();
  keepDraft();
  keepOutbox();
  const kept: readonly string[] = Object.values(appearanceCookies);
  for (const name of parseCookies(document.cookie).keys()) {
    if (!kept.includes(name)) putCookie(cookieText(name, '', { secure: isSecure(), lifetime: 0 }));
  }
  return forgetPages();
}
