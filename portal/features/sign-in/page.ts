import type { Pages } from '../../lib/page.ts';

export const pages = {
  'auth-login': {
    title: '正在登录',
    layout: 'view',
    guards: [],
    file: 'features/sign-in/auth/page.tsx',
  },
  'cas-login': {
    title: '正在登录',
    layout: 'view',
    guards: [],
    file: 'features/sign-in/cas/page.tsx',
  },
  login: {
    title: '登录',
    layout: 'view',
    reads: ['redirect', 'for', 'failed', 'request', 'bind', 'stay', 'way'],
    guards: [],
    file: 'features/sign-in/form/page.tsx',
  },
  logout: {
    title: '退出登录',
    layout: 'view',
    guards: [],
    file: 'features/sign-in/sign-out/page.tsx',
  },
  'mobile-login': {
    title: null,
    layout: 'view',
    guards: [],
    file: 'features/sign-in/mobile/page.tsx',
  },
  'qr-code-login': {
    title: '在电脑上登录',
    layout: 'view',
    reads: ['code', 'redirect'],
    guards: [],
    file: 'features/sign-in/qr-code/page.tsx',
  },
  'wechat-login': {
    title: null,
    layout: 'view',
    reads: ['bind', 'redirect'],
    guards: [],
    file: 'features/sign-in/wechat/page.tsx',
  },
  'api-login': {
    title: '正在登录',
    layout: 'view',
    guards: [],
    file: 'features/sign-in/api/page.tsx',
  },
  'personal-center-campus-infos': {
    title: '选择身份',
    layout: 'view',
    reads: ['redirect'],
    guards: [],
    file: 'features/sign-in/identities/page.tsx',
  },
} satisfies Pages<
  | 'auth-login'
  | 'cas-login'
  | 'login'
  | 'logout'
  | 'mobile-login'
  | 'qr-code-login'
  | 'wechat-login'
  | 'api-login'
  | 'personal-center-campus-infos'
>;
