import { endpoints } from '@yimen/contract';
import { type Endpoint, isPreviewable } from '@yimen/contract/endpoint';
import { expect, test } from 'vitest';
import { everyNode, nodeOf } from '../support/schemas.ts';

/** How a field is called that holds a credential, or an address or picture that carries one. */
const telling = /token|secret|codes?$|ticket|password|credential|challenge|address|ur[il]$|href|link|^qr$|^path$/i;

/** Where services open: the same for whoever may see them, in every call that tells of services. */
const opening = ['pcUrl', 'mobileUrl'];

const tellingFields = ({ data }: Endpoint) =>
  [...new Set(everyNode(nodeOf(data)).flatMap(({ node }) => Object.keys(node.entries ?? {})))].filter(
    (field) => telling.test(field) && !opening.includes(field),
  );

/** Such fields of calls that previews answer, by why they may tell them. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'content, the same for whoever may see it': [
    'bannerList.link',
    'bottomLinks.url',
    'bottomMedia.path',
    'bottomMedia.qr',
    'carList.link',
    'content.link',
    'getAppGuide.href',
    'getConfig.address',
    'getLoginBackground.link',
    'intelligence.code',
    'intelligence.link',
    'newsInfo.href',
    'noticeInfo.href',
    'noticeUrl.url',
    'oaInfo.url',
    'quickNavigation.url',
    'toolList.url',
    'topNavigation.link',
    'topNavigation.path',
  ],
  'a page of the portal or of another system, where whoever opens it signs in': [
    'askAssistant.path',
    'getAppQr.path',
    'getAppQr.url',
    'getApprovalInfo.path',
    'getApprovalInfo.url',
    'noticeInfo.link',
    'noticeInfo.url',
    'noticeShow.link',
    'personMessages.link',
    'search.path',
    'searchResults.path',
    'taskInfo.url',
  ],
  'what kind of thing, or from which network': ['assets.code', 'listSessions.address'],
  'how the password has to be': ['passwordRules.formerPasswords'],
  'left empty in previews, which server/previews/previews.test.ts tries': ['intelligence.accessToken'],
};

/** The other calls of visitors that have such a field. Previews answer no call of staff or of systems. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'a token': [
    'apiLogin',
    'casLogin',
    'chooseIdentity',
    'confirmSignIn',
    'guestLogin',
    'login',
    'oauth2Login',
    'qrLogin',
    'renewToken',
    'wechatLogin',
  ],
  'an address or a picture that signs somebody in': ['qrCreate', 'wechatAuthorize'],
  'the secret address of a calendar': ['calendarFeed', 'renewFeed', 'revokeFeed'],
  'from which network somebody asks': ['qrScan'],
};

const visitorCalls = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access !== 'staff' && access !== 'system');
const namesOf = (calls: readonly Endpoint[]) =>
  calls.flatMap((call) => tellingFields(call).map((field) => `${call.name}.${field}`)).sort();

test('previews answer no field that may hold a credential, but those of which the table says why', () => {
  expect(namesOf(visitorCalls.filter(isPreviewable))).toEqual(Object.values(harmless).flat().sort());
});

test('a call that has one all the same is none that previews answer', () => {
  const others = visitorCalls.filter((call) => !isPreviewable(call) && tellingFields(call).length > 0);
  expect(others.map(({ name }) => name).sort()).toEqual(Object.values(refused).flat().sort());
});
