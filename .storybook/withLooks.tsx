import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Puts the toolbar's choices on the root element, as the portal's server does for a page. */
export const withLooks: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = globals.locale;
    root.dataset.theme = globals.mode;
    root.toggleAttribute('data-care', globals.care === 'on');
    root.toggleAttribute('data-grey', globals.grey === 'on');
    root.style.setProperty('--ym-zoom', globals.zoom);
    root.style.setProperty('zoom', globals.zoom);
  }, [globals]);
  return <Story />;
};
