import { useLocale } from '../index.ts';
import { mobileZhCN } from './zhCN.ts';

/** The texts of the phone site's components that are in force here. */
export function useMobileLocale(): typeof mobileZhCN {
  return useLocale().mobile ?? mobileZhCN;
}
