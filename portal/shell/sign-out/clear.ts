import { carryDraft } from '../../lib/drafts/store.ts';
import { appearanceCookies, cookieNames, cookieText, parseCookies } from '../../lib/session/cookies.ts';
import { isSecure, putCookie } from '../../lib/session/session.ts';
import { clearStorages } from '../../lib/storage.ts';
import { forgetPages } from '../../offline/cached-pages.ts';
import { carryOutbox } from '../../offline/outbox-writes.ts';

interface Clearing {
  /** Whose draft and waiting writes are kept: the person whose session ended, or who signs in. */
  readonly person?: string | undefined;
  /**
   * Keeps the session's cookies, for a sign-in that overwrites them: without cookies, another tab would become a
   * guest's meanwhile.
   */
  readonly keepSession?: boolean;
}

/**
 * Removes all data of the last visitor: storages and every cookie that a script can reach (section 4), except
 * appearance, so that someone who needs large type can still read after signing in. Resolves when cached pages are
 * removed too.
 */
export function clearBrowser({ person, keepSession = false }: Clearing = {}): Promise<void> {
  const keepDraft = carryDraft(person);
  const keepOutbox = carryOutbox(person);
  clearStorages();
  keepDraft();
  keepOutbox();
  const sessionCookies = keepSession ? [cookieNames.token, cookieNames.tourist] : [];
  const kept: readonly string[] = [...Object.values(appearanceCookies), ...sessionCookies];
  for (const name of parseCookies(document.cookie).keys()) {
    if (!kept.includes(name)) putCookie(cookieText(name, '', { secure: isSecure(), lifetime: 0 }));
  }
  return forgetPages();
}
