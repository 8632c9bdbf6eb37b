import type { UnitConfig } from '@yimen/contract/unit';
import type { ThemeSettings } from '@yimen/ui/theme';

/** Title and keywords of an institution that has set none (specification, section 1). */
export const defaultTitle = '一站式在线服务';
export const defaultIcon = '/favicon.ico';

/** An institution as the shell needs it, loaded once for a page. */
export interface Site {
  unit: UnitConfig;
  title: string;
  icon: string;
  theme: ThemeSettings;
  /** Memorial grey, as the institution has set it. */
  grey: boolean;
}
