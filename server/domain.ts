import { isPermitted } from './access/permits.ts';
import { implementations as assistant } from './assistant/routes.ts';
import { implementations as browserErrors } from './browser-errors/routes.ts';
import { implementations as content } from './home/content-routes.ts';
import { implementations as institutions } from './home/routes.ts';
import type { Domain } from './http/domain.ts';
import { cacheSessions, forgetSessions, forgetting } from './http/sessions/cache.ts';
import { implementations as lists } from './news/lists-routes.ts';
import { implementations as news } from './news/routes.ts';
import { implementations as deliveredNotices } from './notices/delivery.ts';
import { implementations as noticeReplies } from './notices/reply-routes.ts';
import { implementations as notices } from './notices/routes.ts';
import { implementations as offline } from './offline/routes.ts';
import { implementations as avatars } from './person/avatars/routes.ts';
import { avatarAnswer } from './person/avatars/store.ts';
import { implementations as person } from './person/routes.ts';
import { implementations as previewCalls } from './previews/routes.ts';
import { showPreview } from './previews/show.ts';
import { handleReminderOff } from './reminders/off.ts';
import { implementations as reminders } from './reminders/routes.ts';
import { handleCalendarFeed } from './schedule/feed/handler.ts';
import { implementations as schedule } from './schedule/routes.ts';
import { implementations as catalogue } from './services/catalogue-routes.ts';
import { implementations as feedback } from './services/feedback-routes.ts';
import { implementations as hall } from './services/hall-routes.ts';
import { implementations as offices } from './services/office-routes.ts';
import { implementations as services } from './services/routes.ts';
import { readDevices } from './sign-in/devices.ts';
import { handleSignIn } from './sign-in/handlers.ts';
import { implementations as passport } from './sign-in/passport/routes.ts';
import { publicOrigin } from './sign-in/public-origin.ts';
import { recording } from './sign-in/record.ts';
import { implementations as signIn } from './sign-in/routes.ts';
import { implementations as identities } from './sign-in/session/identities.ts';
import { implementations as ownSessions } from './sign-in/session/own.ts';
import { implementations as renewal } from './sign-in/session/renew.ts';
import { findSession, ownerOfDevice } from './sign-in/session/sessions.ts';
import { implementations as secondFactor } from './sign-in/staff/factor-routes.ts';
import { leadToOwnHost } from './sign-in/staff/own-host.ts';
import { implementations as passkeys } from './sign-in/staff/passkey-routes.ts';
import { implementations as staff } from './sign-in/staff/routes.ts';
import { readStaff, recordUnpermitted } from './sign-in/staff/session.ts';
import { behindMenus } from './site/behind-menus.ts';
import { pageScripts } from './site/store.ts';
import { implementations as siteSearch } from './site-search/routes.ts';
import { readSystem } from './sources/push/signature.ts';
import { implementations as accountCalls } from './staff/accounts-routes.ts';
import { implementations as auditCalls } from './staff/audit-routes.ts';
import { implementations as connectionCalls } from './staff/connections-routes.ts';
import { implementations as draftCalls } from './staff/drafts-routes.ts';
import { implementations as editionCalls } from './staff/editions-routes.ts';
import { implementations as explaining } from './staff/explain-routes.ts';
import { implementations as exportCalls } from './staff/exports/routes.ts';
import { implementations as feedbackCalls } from './staff/feedback-routes.ts';
import { implementations as grantCalls } from './staff/grants-routes.ts';
import { implementations as importCalls } from './staff/imports/routes.ts';
import { implementations as linkCalls } from './staff/links-routes.ts';
import { implementations as peopleCalls } from './staff/people-routes.ts';
import { implementations as releaseCalls } from './staff/releases-routes.ts';
import { implementations as removedCalls } from './staff/removed-routes.ts';
import { implementations as roleCalls } from './staff/roles-routes.ts';
import { implementations as searchReportCalls } from './staff/search-reports-routes.ts';
import { implementations as statisticsCalls } from './staff/statistics/routes.ts';
import { implementations as approvals } from './tasks/approvals/routes.ts';
import { implementations as deliveredTasks } from './tasks/delivery.ts';
import { implementations as oa } from './tasks/oa-routes.ts';
import { implementations as tasks } from './tasks/routes.ts';
import { appIconAnswer } from './tenancy/app-icons.ts';
import { artworkAnswer } from './tenancy/artworks.ts';
import { asset } from './tenancy/assets.ts';
import { fileAnswer } from './tenancy/files.ts';
import { dataVersion, resolveInstitution } from './tenancy/resolve.ts';
import { scoped } from './tenancy/scoped.ts';
import { implementations as topics } from './topics/routes.ts';
import { implementations as visits } from './visits/routes.ts';

/** All areas of the product, combined for the core. */
export const domain: Domain = {
  implementations: [
    institutions,
    content,
    avatars,
    ...[signIn, renewal, ownSessions, identities, passport].map((calls) => forgetting(calls.map(recording))),
    services,
    catalogue,
    siteSearch,
    topics,
    lists,
    hall,
    offices,
    news,
    notices,
    noticeReplies,
    offline,
    approvals,
    schedule,
    tasks,
    person,
    reminders,
    oa,
    visits,
    feedback,
    assistant,
    deliveredTasks,
    deliveredNotices,
    browserErrors,
    staff,
    secondFactor,
    passkeys,
    grantCalls,
    roleCalls,
    accountCalls,
    peopleCalls,
    connectionCalls,
    auditCalls,
    explaining,
    draftCalls,
    exportCalls,
    feedbackCalls,
    linkCalls,
    searchReportCalls,
    statisticsCalls,
    importCalls,
    releaseCalls,
    editionCalls,
    previewCalls,
    removedCalls,
  ]
    .flat()
    .map(behindMenus),
  resolveInstitution,
  publicOrigin,
  readSession: cacheSessions(findSession),
  deviceOwner: (db, institution, browser) => ownerOfDevice(scoped(db, institution), readDevices(browser)),
  readStaff,
  permits: (db, institution, person, needed) => isPermitted(scoped(db, institution), person.id, needed),
  recordUnpermitted,
  readSystem,
  dataVersion,
  pageScripts,
  preview: showPreview,
  async handle(asked) {
    const own = (await handleCalendarFeed(asked)) ?? (await handleReminderOff(asked));
    if (own) return own;
    const answer = await handleSignIn(asked);
    // A counterpart's post may end sessions; which ones is not known here.
    if (answer?.ok && asked.request.method === 'POST') forgetSessions();
    return answer ?? leadToOwnHost(asked);
  },
  asset: async (db, institution, path) =>
    (await asset(db, institution, path)) ??
    (await artworkAnswer(db, institution, path)) ??
    (await fileAnswer(db, institution, path)) ??
    (await appIconAnswer(db, institution, path)) ??
    (await avatarAnswer(db, institution, path)),
};
