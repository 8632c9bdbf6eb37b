import { globalConfig, themeList } from '@yimen/contract/homepage/site';
import { getConfig, type UnitConfig } from '@yimen/contract/unit';
import type { ThemeSettings } from '@yimen/ui/theme';
import type { ApiClient } from '../api/client.ts';

/** Title and keywords of an institution that has set none (specification, section 1). */
export const defaultTitle = '一站式在线服务';
export const defaultIcon = '/favicon.ico';

/** An institution as the shell needs it, loaded once for a page. */
export interface Site {
  unit: UnitConfig;
  title: string;
  icon: string;
  theme: ThemeSettings;
}

export async function loadSite(api: ApiClient): Promise<Site> {
  const [unit, theme, bars] = await Promise.all([
    api.call(getConfig, {}),
    api.call(themeList, {}),
    api.call(globalConfig, {}),
  ]);
  const { labelName, labelLogo } = theme.webIconTitle;
  return {
    unit,
    title: labelName || unit.title || defaultTitle,
    icon: labelLogo || unit.icon || defaultIcon,
    theme: { themColor: theme.themColor, ...bars[0] },
  };
}
