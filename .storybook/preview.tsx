import '@yimen/ui/reset';
import './docs.css.ts';
import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { configure } from 'storybook/test';
import { ComponentPage } from './Guidance.tsx';
import { kinds, pictured } from './modes.ts';
import { initialGlobals, toolbar } from './toolbar.ts';
import { viewportOptions } from './viewports.ts';
import { withLooks } from './withLooks.tsx';
import { withProps } from './withProps.ts';

// Testing Library's default of one second is too short while screenshots are taken on the same machine.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals,
  decorators: [withLooks],
  beforeAll: async () => {
    // `npm run test:visual` opens the same address as Chromatic, so that both take the same screenshots.
    if (isChromatic()) await (await import('./pictured.ts')).holdStill();
  },
  argTypesEnhancers: [withProps],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { color: /color$/i, date: /date$/i } },
    docs: { page: ComponentPage },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['一门 Yimen', 'Tokens 令牌', 'Components 组件', 'Mobile 手机', 'Screens 页面'],
      },
    },
    viewport: { options: viewportOptions },
    ...pictured(...kinds.component),
  },
};

export default preview;
