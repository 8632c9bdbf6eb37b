import * as passkeys from './access/passkeys.ts';
import * as secondFactor from './access/second-factor.ts';
import * as staff from './access/staff.ts';
import * as assistant from './assistant.ts';
import * as browserErrors from './browser-errors.ts';
import type { Endpoint } from './endpoint.ts';
import * as news from './news/articles.ts';
import * as content from './news/content.ts';
import * as lists from './news/lists.ts';
import * as notices from './notices/notices.ts';
import * as replies from './notices/replies.ts';
import * as offline from './offline.ts';
import * as person from './person/data.ts';
import * as reminders from './person/reminders.ts';
import * as user from './person/user.ts';
import * as calendar from './schedule/calendar.ts';
import * as day from './schedule/day.ts';
import * as entries from './schedule/entries.ts';
import * as search from './search.ts';
import * as collection from './services/collection.ts';
import * as facets from './services/facets.ts';
import * as feedback from './services/feedback.ts';
import * as guide from './services/guide.ts';
import * as hall from './services/hall.ts';
import * as serviceList from './services/list.ts';
import * as offices from './services/offices.ts';
import * as appQr from './services/qr.ts';
import * as recentlyUsed from './services/recently-used.ts';
import * as recommendations from './services/recommendations.ts';
import * as service from './services/service.ts';
import * as auth from './sign-in/auth.ts';
import * as password from './sign-in/password.ts';
import * as qrCode from './sign-in/qr-code.ts';
import * as session from './sign-in/session.ts';
import * as signIn from './sign-in/sign-in.ts';
import * as site from './site.ts';
import * as push from './sources/push.ts';
import * as accounts from './staff/accounts.ts';
import * as audit from './staff/audit.ts';
import * as connections from './staff/connections.ts';
import * as drafts from './staff/drafts.ts';
import * as editions from './staff/editions.ts';
import * as explain from './staff/explain.ts';
import * as exports from './staff/exports.ts';
import * as grants from './staff/grants.ts';
import * as imports from './staff/imports.ts';
import * as links from './staff/links.ts';
import * as people from './staff/people.ts';
import * as previews from './staff/previews.ts';
import * as releases from './staff/releases.ts';
import * as removed from './staff/removed.ts';
import * as roles from './staff/roles.ts';
import * as searchReports from './staff/search-reports.ts';
import * as statistics from './staff/statistics.ts';
import * as approvals from './tasks/approvals.ts';
import * as oa from './tasks/oa.ts';
import * as tasks from './tasks/tasks.ts';
import * as topics from './topics.ts';
import * as unit from './unit.ts';
import * as visits from './visits.ts';

/** Calls that the OpenAPI document lists under `catalogue`, although other subjects' files declare them. */
const { getBusinessApp, ...services } = serviceList;
const { getRecommendApp, recommend, ...recommended } = recommendations;
const { getRecentlyUsedAppGroup, ...used } = recentlyUsed;

/** The areas of the API by name, each with its endpoints and schemas. */
export const areas = {
  auth,
  signIn,
  password,
  qrCode,
  session,
  unit,
  user,
  reminders,
  site,
  content,
  apps: { ...service, ...facets, ...services, ...guide, ...collection, ...used, ...recommended },
  appQr,
  offices,
  catalogue: { getBusinessApp, getRecommendApp, recommend, getRecentlyUsedAppGroup },
  search,
  topics,
  news,
  notices,
  replies,
  lists,
  hall,
  calendar,
  schedule: { ...day, ...entries },
  approvals,
  tasks,
  person,
  oa,
  offline,
  visits,
  feedback,
  assistant,
  push,
  browserErrors,
  staff,
  secondFactor,
  passkeys,
  grants,
  roles,
  accounts,
  people,
  audit,
  explain,
  drafts,
  links,
  searchReports,
  statistics,
  exports,
  imports,
  previews,
  releases,
  editions,
  removed,
  connections,
};

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** Every endpoint of the API with the area it is declared in. */
export const endpoints: readonly { area: string; endpoint: Endpoint }[] = Object.entries(areas).flatMap(
  ([area, module]) =>
    Object.values(module)
      .filter(isEndpoint)
      .map((endpoint) => ({ area, endpoint })),
);
