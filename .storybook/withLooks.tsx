import type { Decorator } from '@storybook/react-vite';
import { baseCss } from '@yimen/tokens/base-rules';
import { themeCss } from '@yimen/tokens/theme-css';
import { en, LocaleProvider, zhCN } from '@yimen/ui/locale';
import { useInsertionEffect, useLayoutEffect } from 'react';
import { institutions } from './institutions.ts';

/** Puts the toolbar's choices on the root element, as the portal's server does for a page. */
export const withLooks: Decorator = (Story, { globals }) => {
  const { institution, mode, care, grey, zoom, locale } = globals;

  useInsertionEffect(() => {
    const settings = institutions.find(({ key }) => key === institution)?.settings ?? {};
    themeSheet().textContent = `${baseCss()}\n${themeCss(settings)}`;
  }, [institution]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset.theme = mode;
    root.toggleAttribute('data-care', care === 'on');
    root.toggleAttribute('data-grey', grey === 'on');
    root.style.setProperty('--ym-zoom', zoom);
    root.style.setProperty('zoom', zoom);
  }, [mode, care, grey, zoom, locale]);

  return (
    <LocaleProvider locale={locale === 'en' ? en : zhCN}>
      <Story />
    </LocaleProvider>
  );
};

/** The style element that holds the theme, first in the head so that component styles follow it. */
function themeSheet(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>('style[data-storybook-theme]');
  if (present) return present;
  const sheet = document.createElement('style');
  sheet.dataset.storybookTheme = '';
  document.head.prepend(sheet);
  return sheet;
}
