import type { UnitConfig } from '@yimen/contract/unit';
import type { ThemeSettings } from '@yimen/ui/theme';

/** Title and keywords of an institution that has set none (specification, section 1). */
export const defaultTitle = '一站式在线服务';
export const defaultIcon = '/favicon.ico';

/** An institution's data for the shell, loaded once per page. */
export interface Site {
  unit: UnitConfig;
  title: string;
  icon: string;
  theme: ThemeSettings;
  /** Whether the institution has turned on memorial grey. */
  grey: boolean;
}
