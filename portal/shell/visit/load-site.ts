import { globalConfig, themeList } from '@yimen/contract/site';
import { getConfig } from '@yimen/contract/unit';
import type { ApiClient } from '../../lib/api/client.ts';
import { defaultIcon, defaultTitle, type Site } from './site.ts';

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
    grey: theme.grey,
  };
}
