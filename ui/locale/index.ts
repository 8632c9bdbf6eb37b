export { en } from './en.ts';
export { LocaleProvider, useLocale } from './LocaleProvider.tsx';
export { type Locale, zhCN } from './zhCN.ts';
