import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilingBar } from '@yimen/ui/filing-bar';
import { kinds, pictured } from '../.storybook/modes.ts';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof FilingBar> = {
  title: 'Components 组件/FilingBar 备案栏',
  id: 'components-filingbar',
  component: FilingBar,
  parameters: { layout: 'fullscreen', ...pictured(...kinds.themed) },
  args: {
    items: [
      { label: '© 2026 明德大学' },
      { label: '江ICP备 2026001188 号-1', href: '#icp' },
      { label: '江公网安备 33010802011860 号', href: '#police' },
    ],
  },
};
export default meta;

export const ThreeEntries: StoryObj<typeof FilingBar> = {};
export const LongNames: StoryObj<typeof FilingBar> = {
  args: {
    items: [
      { label: longChinese },
      { label: longChinese.slice(2), href: '#icp' },
      { label: '江公网安备 33010802011860 号', href: '#police' },
    ],
  },
};
