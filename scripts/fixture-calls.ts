/** What the stories' screens ask of the API; `fixtures.ts` records it. */
const nowhere = '恐龙蛋';

export type Call = readonly [name: string, input: Record<string, unknown>];

export const shell: readonly Call[] = [
  ['getConfig', {}],
  ['themeList', {}],
  ['globalConfig', {}],
  ['topNavigation', { terminal: 'pc' }],
  ['topNavigation', { terminal: 'mobile' }],
  ['intelligence', {}],
  ['bottomLinks', {}],
  ['homeStatistic', {}],
];

export const home: readonly Call[] = [
  ['bannerList', {}],
  ['hotWords', {}],
  ['nowTerm', {}],
  ['toolList', {}],
  ['specialList', {}],
  ['getAllType', {}],
  ['getHomeDept', {}],
  ['getOffices', {}],
  ['getHotApp', { count: 7 }],
  ['newsColumns', {}],
  ['noticeShow', { pageSize: 4 }],
  // For the homes of templates 2 and 3, and for modules that an institution may add to any home.
  ['carList', {}],
  ['content', { terminal: 'pc', count: 6 }],
  ['showType', { terminal: 'pc' }],
  ['getLabelType', {}],
  ['hallLive', {}],
  ['handledList', { count: 6 }],
  ['getBusinessApp', { pageSize: 8 }],
  ['threeListConfig', {}],
  ['schoolCalendar', { start: '2026-10-26', end: '2026-12-06' }],
];

export const phone: readonly Call[] = [
  ['recommendByType', { count: 8 }],
  ['getServiceApp', { sort: 'seniors', pageSize: 8 }],
  ['newsList', { pageSize: 3 }],
  ['noticeShow', { pageSize: 3 }],
];

export const own: readonly Call[] = [
  ['getUserInfo', {}],
  ['curriculum', {}],
  ['taskInfo', { status: 'todo', pageSize: 4 }],
  ['taskInfo', { status: 'todo', pageSize: 3 }],
  ['assets', {}],
  ['personInfo', {}],
  ['getCollectApp', {}],
  ['getRecentlyUsedApp', {}],
  ['taskTypes', {}],
  ['noticeShow', { messages: true, pageSize: 1 }],
  ['quickNavigation', {}],
  // The detail of a matter is recorded for the first one in this answer: one that the visitor began.
  ['getMergerApprovalData', { view: 4, pageSize: 4 }],
  ['getMergerApprovalData', { view: 1, pageSize: 100 }],
  ['oaInfo', { count: 4 }],
];

/** The lists of the hall, the news, the notices and the systems. */
export const lists: readonly Call[] = [
  ['getServiceApp', { query: '', onlyFullyOnline: false, sort: 'hits', page: 1, pageSize: 18 }],
  ['getServiceApp', { query: '', onlyFullyOnline: false, sort: 'seniors', page: 1, pageSize: 18 }],
  ['countServiceApp', { query: '', onlyFullyOnline: false }],
  ['newsTop', { count: 10 }],
  ['newsList', { pageSize: 12 }],
  ['newsList', { page: 1, pageSize: 15 }],
  ['noticeTypes', {}],
  ['noticeShow', { messages: true, onlyUnread: false, page: 1, pageSize: 12 }],
  ['getAllType', { attributeType: 2 }],
  ['getBusinessApp', { query: '', pageSize: 100 }],
  ['getHotApp', { count: 6 }],
  ['getLoginBackground', {}],
  ['signInMethods', {}],
];

const waiting = { query: '', page: 1, pageSize: 100 };
const listed = { query: '', page: 1, pageSize: 20 };

/** What only members see: tasks, schedule and the personal centre, and the pages of the phone. */
export const personal: readonly Call[] = [
  ['getRecommendApp', { count: 6 }],
  ...[1, 2, 3, 4].map((view): Call => ['getMergerApprovalData', { view, pageSize: 1 }]),
  ['taskInfo', { status: 'todo', ...waiting }],
  ['getMergerApprovalData', { view: 1, ...waiting }],
  ['taskInfo', { status: 'mine', ...listed }],
  ['getMergerApprovalData', { view: 4, ...listed }],
  ['getMergerApprovalData', { view: 4, pageSize: 6 }],
  ['personTypes', {}],
  ['personMessages', { pageSize: 4 }],
  ['ownFeedback', {}],
  ['getCollectAppGroup', {}],
  ['getRecentlyUsedAppGroup', {}],
  ['noticeConfig', {}],
  ['reminderConfig', {}],
  ['newsCustom', {}],
  ['getRecentlyUsedApp', { attributeType: 2 }],
  ['mySchedule', { start: '2026-10-26', end: '2026-12-06' }],
  ['restTimes', {}],
  ['schoolCalendar', {}],
  ['listIdentities', {}],
  ['newsList', { page: 1, pageSize: 20 }],
  ['noticeShow', { messages: true, page: 1, pageSize: 20 }],
  ['getServiceApp', { page: 1, pageSize: 20 }],
  ['getServiceApp', { sort: 'seniors', page: 1, pageSize: 20 }],
  ['getBusinessApp', { pageSize: 100 }],
  ['searchResults', { query: '恐龙蛋', page: 1, pageSize: 15 }],
];

/** The hall's searches are drawn for the first institution only. */
export const searches: readonly Call[] = [
  ['getServiceApp', { query: '成绩单', onlyFullyOnline: false, sort: 'hits', page: 1, pageSize: 18 }],
  ['getServiceApp', { query: nowhere, onlyFullyOnline: false, sort: 'hits', page: 1, pageSize: 18 }],
  ['countServiceApp', { query: '成绩单', onlyFullyOnline: false }],
  ['countServiceApp', { query: nowhere, onlyFullyOnline: false }],
  ['search', { query: 'cjd', count: 8 }],
];
