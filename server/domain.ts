import { implementations as approvals } from './approvals/routes.ts';
import { implementations as assistant } from './assistant/routes.ts';
import { implementations as avatars } from './avatars/routes.ts';
import { avatarAnswer } from './avatars/store.ts';
import { implementations as browserErrors } from './browser-errors/routes.ts';
import { implementations as content } from './content/routes.ts';
import { implementations as feedback } from './feedback/routes.ts';
import { implementations as hall } from './hall/routes.ts';
import type { Domain } from './http/domain.ts';
import { forgetSessions, forgetting, keepSessions } from './http/sessions/kept.ts';
import { appIconAnswer } from './institutions/app-icons.ts';
import { artworkAnswer } from './institutions/artworks.ts';
import { asset } from './institutions/assets.ts';
import { behindMenus } from './institutions/behind-menus.ts';
import { fileAnswer } from './institutions/files.ts';
import { dataVersion, resolveInstitution } from './institutions/resolve.ts';
import { implementations as institutions } from './institutions/routes.ts';
import { scoped } from './institutions/scoped.ts';
import { pageScripts } from './institutions/store.ts';
import { implementations as lists } from './lists/routes.ts';
import { implementations as news } from './news/routes.ts';
import { implementations as notices } from './notices/routes.ts';
import { implementations as oa } from './oa/routes.ts';
import { implementations as person } from './person/routes.ts';
import { implementations as push } from './push/routes.ts';
import { readSystem } from './push/signature.ts';
import { calendarDoor } from './schedule/feed/door.ts';
import { implementations as schedule } from './schedule/routes.ts';
import { implementations as catalogue } from './services/catalogue-routes.ts';
import { implementations as services } from './services/routes.ts';
import { implementations as topics } from './services/topic-routes.ts';
import { readDevices } from './sign-in/devices.ts';
import { signInDoor } from './sign-in/doors.ts';
import { implementations as passport } from './sign-in/passport/routes.ts';
import { publicOrigin } from './sign-in/public-origin.ts';
import { implementations as signIn } from './sign-in/routes.ts';
import { implementations as identities } from './sign-in/session/identities.ts';
import { implementations as ownSessions } from './sign-in/session/own.ts';
import { implementations as renewal } from './sign-in/session/renew.ts';
import { ownerOfDevice, readSession } from './sign-in/sessions.ts';
import { implementations as tasks } from './tasks/routes.ts';
import { implementations as visits } from './visits/routes.ts';

/** Every area of the product, put together for the core. */
export const domain: Domain = {
  implementations: [
    institutions,
    content,
    avatars,
    ...[signIn, renewal, ownSessions, identities, passport].map(forgetting),
    services,
    catalogue,
    topics,
    lists,
    hall,
    news,
    notices,
    approvals,
    schedule,
    tasks,
    person,
    oa,
    visits,
    feedback,
    assistant,
    push,
    browserErrors,
  ]
    .flat()
    .map(behindMenus),
  resolveInstitution,
  publicOrigin,
  readSession: keepSessions(readSession),
  deviceOwner: (db, institution, browser) => ownerOfDevice(scoped(db, institution), readDevices(browser)),
  readSystem,
  dataVersion,
  pageScripts,
  async door(asked) {
    const calendar = await calendarDoor(asked);
    if (calendar) return calendar;
    const answer = await signInDoor(asked);
    // A counterpart that posts here ends sessions, of whom it only says in its own words.
    if (answer?.ok && asked.request.method === 'POST') forgetSessions();
    return answer;
  },
  asset: async (db, institution, path) =>
    (await asset(db, institution, path)) ??
    (await artworkAnswer(db, institution, path)) ??
    (await fileAnswer(db, institution, path)) ??
    (await appIconAnswer(db, institution, path)) ??
    (await avatarAnswer(db, institution, path)),
};
