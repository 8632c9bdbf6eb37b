import * as assistant from './assistant.ts';
import * as browserErrors from './browser-errors.ts';
import type { Endpoint } from './endpoint.ts';
import * as news from './news/articles.ts';
import * as content from './news/content.ts';
import * as lists from './news/lists.ts';
import * as noticeMarks from './notices/marks.ts';
import * as person from './person/data.ts';
import * as user from './person/user.ts';
import * as calendar from './schedule/calendar.ts';
import * as schedule from './schedule/entries.ts';
import * as search from './search.ts';
import * as catalogue from './services/catalogue.ts';
import * as feedback from './services/feedback.ts';
import * as hall from './services/hall.ts';
import * as appQr from './services/qr.ts';
import * as apps from './services/services.ts';
import * as auth from './sign-in/auth.ts';
import * as qrCode from './sign-in/qr-code.ts';
import * as session from './sign-in/session.ts';
import * as signIn from './sign-in/sign-in.ts';
import * as site from './site.ts';
import * as push from './sources/push.ts';
import * as approvals from './tasks/approvals.ts';
import * as oa from './tasks/oa.ts';
import * as topics from './topics.ts';
import * as unit from './unit.ts';
import * as visits from './visits.ts';

/** The areas of the API by name, each with its endpoints and schemas. */
export const areas = {
  auth,
  signIn,
  qrCode,
  session,
  unit,
  user,
  site,
  content,
  apps,
  appQr,
  catalogue,
  search,
  topics,
  news,
  noticeMarks,
  lists,
  hall,
  calendar,
  schedule,
  approvals,
  person,
  oa,
  visits,
  feedback,
  assistant,
  push,
  browserErrors,
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
