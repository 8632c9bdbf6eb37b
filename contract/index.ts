import * as auth from './auth.ts';
import * as browserErrors from './browser-errors.ts';
import type { Endpoint } from './endpoint.ts';
import * as appQr from './homepage/app-qr.ts';
import * as approvals from './homepage/approvals.ts';
import * as apps from './homepage/apps.ts';
import * as assistant from './homepage/assistant.ts';
import * as calendar from './homepage/calendar.ts';
import * as catalogue from './homepage/catalogue.ts';
import * as content from './homepage/content.ts';
import * as feedback from './homepage/feedback.ts';
import * as hall from './homepage/hall.ts';
import * as lists from './homepage/lists.ts';
import * as news from './homepage/news.ts';
import * as noticeMarks from './homepage/notice-marks.ts';
import * as oa from './homepage/oa.ts';
import * as person from './homepage/person.ts';
import * as schedule from './homepage/schedule.ts';
import * as search from './homepage/search.ts';
import * as site from './homepage/site.ts';
import * as topics from './homepage/topics.ts';
import * as visits from './homepage/visits.ts';
import * as push from './push.ts';
import * as qrCode from './qr-code.ts';
import * as session from './session.ts';
import * as signIn from './sign-in.ts';
import * as unit from './unit.ts';
import * as user from './user.ts';

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
