import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingTools } from '@yimen/ui/floating-tools';
import { AccessibilityIcon, HeadsetIcon, PhoneIcon } from '@yimen/ui/icon';
import { pictured } from '../.storybook/modes.ts';

const meta: Meta<typeof FloatingTools> = {
  title: 'Components 组件/FloatingTools 悬浮工具',
  id: 'components-floatingtools',
  component: FloatingTools,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;

export const FloatingToolsOfWideWindows: StoryObj = {
  globals: { viewport: { value: 'wide' } },
  parameters: pictured('light-1920'),
  render: () => (
    <div style={{ minHeight: 900 }}>
      <FloatingTools
        tools={[
          { id: 'ask', label: '问助手', icon: <HeadsetIcon size={22} />, onSelect: () => undefined },
          { id: 'call', label: '热线', icon: <PhoneIcon size={22} />, href: 'tel:057988660110' },
          {
            id: 'care',
            label: '长辈版',
            icon: <AccessibilityIcon size={22} />,
            pressed: false,
            onSelect: () => undefined,
          },
          { id: 'long', label: '很长的工具名称', icon: <AccessibilityIcon size={22} />, pressed: true },
        ]}
      />
    </div>
  ),
};
