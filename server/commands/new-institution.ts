import { paths } from '@yimen/contract/paths';
import { fileVersion } from '../changes/check.ts';
import type { Row } from '../parts/tables.ts';

type MenuEntry = readonly [id: string, name: string, path: string, icon: string, isLogin: 0 | 1];

const desktop: readonly MenuEntry[] = [
  ['home', '首页', paths.home, '', 0],
  ['hall', '办事大厅', paths['service-hall'], '', 0],
  ['systems', '业务系统', paths['business-system'], '', 1],
  ['news', '资讯中心', paths['info-center'], '', 0],
  ['schedule', '日程中心', paths['schedule-center'], '', 1],
  ['tasks', '任务中心', paths['task-center'], '', 1],
  ['personal', '个人中心', paths['personal-center'], '', 1],
];
const mobile: readonly MenuEntry[] = [
  ['m-home', '首页', paths['mobile-home'], 'house', 0],
  ['m-work', '办事', paths['mobile-work'], 'layout-grid', 0],
  ['m-news', '资讯', paths['mobile-news'], 'newspaper', 0],
  ['m-personal', '我的', paths['mobile-personal-center'], 'circle-user-round', 1],
];

/** Modules of each page in order; nested modules come after their parent's name. */
const moduleLayouts: Readonly<Record<string, readonly string[]>> = {
  1: [
    'banner',
    'banner/search',
    'banner/hot-words',
    'today',
    'today/timetable',
    'today/tasks',
    'tools',
    'my-apps',
    'my-apps/collected',
    'my-apps/recent',
    'recommend',
    'rank',
    'news',
    'notice',
    'special',
  ],
  2: [
    'personal',
    'personal/person-info',
    'personal/person-work',
    'personal/person-assets',
    'personal/quick-navigation',
    'personal/recently-used',
    'personal/calendar',
    'personal/last-login',
    'banner',
    'search',
    'search/hot-words',
    'today',
    'today/tasks',
    'today/timetable',
    'recommend',
    'special',
    'news',
    'notice',
  ],
  3: ['search', 'search/hot-words', 'recommend', 'department', 'notice', 'news', 'special'],
  mobile: ['search', 'recommend', 'today', 'today/timetable', 'today/tasks', 'notice', 'special', 'news'],
  personal: [
    'overview',
    'overview/person-info',
    'overview/person-work',
    'overview/person-assets',
    'collect',
    'recently-used',
    'records',
    'messages',
    'person-data',
    'account',
    'preferences',
  ],
};

const moduleNames: Readonly<Record<string, string>> = {
  banner: '主视觉与搜索',
  search: '搜索',
  'hot-words': '大家在办',
  today: '今天',
  timetable: '今天的课',
  tasks: '待办',
  tools: '常用工具',
  'my-apps': '我的应用',
  collected: '收藏',
  recent: '最近使用',
  recommend: '推荐服务',
  rank: '本周热门',
  news: '资讯',
  notice: '通知公告',
  special: '专题服务',
  personal: '个人栏',
  'person-info': '个人信息',
  'person-work': '我的办件',
  'person-assets': '我的资产',
  'quick-navigation': '快捷导航',
  'recently-used': '最近使用',
  calendar: '周历',
  'last-login': '上次登录',
  department: '按部门找',
  overview: '概览',
  collect: '我的收藏',
  records: '我的申请与审批',
  messages: '消息',
  'person-data': '我的数据',
  account: '账号与安全',
  preferences: '偏好设置',
};

function newMenuRows(terminal: string, entries: readonly MenuEntry[]): Row[] {
  return entries.map(([id, name, path, icon, isLogin], position) => ({
    id,
    terminal,
    position,
    name,
    path,
    link: path,
    icon,
    isDefault: 1,
    isFrame: 0,
    isLogin,
  }));
}

function newModuleRows(template: string, paths: readonly string[]): Row[] {
  return paths.map((path, position) => {
    const sign = path.slice(path.lastIndexOf('/') + 1);
    return { template, path, position, sign, name: moduleNames[sign], enabled: true };
  });
}

/** A new institution as a file's value: name and host, every page enabled, no content but built-in pictures. */
export function newInstitution(id: string, name: string, host: string): Row {
  return {
    yimen: fileVersion,
    institution: {
      id,
      name,
      shortName: name,
      subtitle: '一站式在线服务',
      title: `${name}一站式在线服务`,
      keywords: [],
      description: '',
      logo: '',
      icon: '',
      address: '',
      hours: '',
      way: '',
      hotline: '',
      hotlineHours: '',
      icp: '',
      policeRecord: '',
      siteCode: '',
      template: 1,
      loginType: 0,
      loginPath: paths.login,
      onLineMinute: 7200,
      refreshMinute: 5760,
      bottomMediaStyle: 1,
      grey: false,
      office: null,
      bridge: null,
      theme: {
        themColor: '#007aff',
        // Empty ones follow the main colour, also when it changes.
        topBackground: '',
        topSelected: '',
        topDefault: '',
        bottomNavColor: '',
        bottomFontColor: '',
        bottomFilingColor: '',
        bottomFilingFont: '',
      },
      signIn: { title: name, text: '一次登录，随处可办', image: '', imageNight: '' },
      loginRedirectType: '0',
      redirectNavigation: paths.home,
      hotWords: [],
      searchHint: '',
      intelligence: null,
      // Who may change everything should prove more than a password, unless the institution says otherwise.
      secondFactor: true,
      statistics: { handledTotal: 0, handledWeek: 0, averageDays: 0 },
    },
    hosts: [host],
    rows: {
      menus: [...newMenuRows('desktop', desktop), ...newMenuRows('mobile', mobile)],
      modules: Object.entries(moduleLayouts).flatMap(([template, paths]) => newModuleRows(template, paths)),
      slides: [
        { kind: 'banner', position: 0, title: '今天想办什么事？', text: '', image: '', link: paths['service-hall'] },
      ],
    },
  };
}
