import type { Pages } from '../../lib/page.ts';

export const pages = {
  'auth-login': {
    title: null,
    layout: 'view',
    auth: true,
    guards: [],
    file: 'features/sign-in/auth/page.tsx',
  },
  'cas-login': {
    title: null,
    layout: 'view',
    auth: true,
    guards: [],
    file: 'features/sign-in/cas/page.tsx',
  },
  login: {
    title: null,
    layout: 'view',
    auth: true,
    reads: ['redirect', 'for', 'failed', 'request', 'bind', 'stay', 'way'],
    guards: [],
    file: 'features/sign-in/form/page.tsx',
  },
  logout: {
    title: null,
    layout: 'view',
    auth: true,
    guards: [],
    file: 'features/sign-in/sign-out/page.tsx',
  },
  'mobile-login': {
    title: null,
    layout: 'view',
    auth: true,
    guards: [],
    file: 'features/sign-in/mobile/page.tsx',
  },
  'qr-code-login': {
    title: null,
    layout: 'view',
    auth: true,
    reads: ['code', 'redirect'],
    guards: [],
    file: 'features/sign-in/qr-code/page.tsx',
  },
  'wechat-login': {
    title: null,
    layout: 'view',
    auth: true,
    reads: ['bind', 'redirect'],
    guards: [],
    file: 'features/sign-in/wechat/page.tsx',
  },
  'api-login': {
    title: null,
    layout: 'view',
    auth: true,
    guards: [],
    file: 'features/sign-in/api/page.tsx',
  },
  'personal-center-campus-infos': {
    title: null,
    layout: 'view',
    auth: false,
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
