import { createContext, type ReactNode, useContext } from 'react';
import { type Locale, zhCN } from './zhCN.ts';

const LocaleContext = createContext<Locale>(zhCN);

/** Gives the components inside their texts. Without it they speak Simplified Chinese. */
export function LocaleProvider({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The texts in force here. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
