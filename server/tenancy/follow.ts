import { jobsChannel } from '../database/jobs-schema.ts';
import { type Listener, listenToDatabase } from '../database/listen.ts';
import type { Database } from '../database/open.ts';
import { forgetSessions, setSessionsFollowed } from '../http/sessions/cache.ts';
import { forgetHosts, forgetRow, setFollowed } from './resolve.ts';

/**
 * Listens to the database's notifications of changes of institutions, hosts and sessions from every process: cached
 * values are dropped when they change instead of being read again each second. Triggers send the notifications, so that
 * no writer can forget to. `onJob` is called when a job was sent.
 */
export function followChanges(db: Database, onJob: () => void = () => {}): Promise<Listener> {
  return listenToDatabase(db, ['yimen_institution', 'yimen_hosts', 'yimen_session', jobsChannel], {
    onNotification(channel, payload) {
      if (channel === jobsChannel) onJob();
      else if (channel === 'yimen_session') forgetSessions(payload || undefined);
      else if (channel === 'yimen_hosts') forgetHosts(db);
      else {
        forgetRow(db, { id: payload });
        // The hosts' cache also holds the institutions' names.
        forgetHosts(db);
      }
    },
    onLiveChange(now) {
      setFollowed(db, now);
      setSessionsFollowed(db, now);
    },
  });
}
