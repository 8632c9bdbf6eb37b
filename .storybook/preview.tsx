import '@yimen/ui/reset';
import type { Preview } from '@storybook/react-vite';
import { toolbar } from './toolbar.ts';
import { withLooks } from './withLooks.tsx';

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { institution: 'mingde', mode: 'light', care: 'off', grey: 'off', zoom: '1', locale: 'zh-CN' },
  decorators: [withLooks],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { color: /color$/i, date: /date$/i } },
    layout: 'padded',
    options: {
      storySort: { method: 'alphabetical', order: ['一门 Yimen', 'Tokens', 'Components', 'Mobile', 'Screens'] },
    },
    viewport: {
      options: {
        narrow: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
        large: { name: 'Phone 414', styles: { width: '414px', height: '896px' } },
        landscape: { name: 'Phone on its side', styles: { width: '812px', height: '375px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        desk: { name: 'Desk 1440', styles: { width: '1440px', height: '900px' } },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
};

export default preview;
