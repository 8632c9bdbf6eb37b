import { type Listener, listen } from '../database/listen.ts';
import type { Database } from '../database/open.ts';
import { forgetSessions, setSessionsFollowed } from '../http/sessions/cache.ts';
import { forgetHosts, forgetRow, setFollowed } from './resolve.ts';

/**
 * Follows every process's changes of institutions, hosts and sessions by the database's notifications: what is kept here
 * is dropped when it changes instead of being read anew each second. Triggers send them, so that no writer can forget.
 */
export function followChanges(db: Database): Promise<Listener> {
  return listen(db, ['yimen_institution', 'yimen_hosts', 'yimen_session'], {
    heard(channel, payload) {
      if (channel === 'yimen_session') forgetSessions(payload || undefined);
      else if (channel === 'yimen_hosts') forgetHosts(db);
      else {
        forgetRow(db, { id: payload });
        // The table of hosts holds institutions' names.
        forgetHosts(db);
      }
    },
    live(now) {
      setFollowed(db, now);
      setSessionsFollowed(db, now);
    },
  });
}
