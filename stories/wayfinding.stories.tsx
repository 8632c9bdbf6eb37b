import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from '@yimen/ui/anchor';
import { BackToTop } from '@yimen/ui/back-to-top';
import { FloatingTools } from '@yimen/ui/floating-tools';
import { Heading } from '@yimen/ui/heading';
import {
  AccessibilityIcon,
  CalendarIcon,
  HeadsetIcon,
  LayoutGridIcon,
  ListChecksIcon,
  PhoneIcon,
} from '@yimen/ui/icon';
import { SegmentedControl } from '@yimen/ui/segmented-control';
import { Stack } from '@yimen/ui/stack';
import { expect, screen, waitFor } from 'storybook/test';
import { longChinese, longEnglish } from './samples.tsx';

const meta = {
  title: 'Components/Wayfinding',
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const views = ['日', '周', '月'].map((label) => ({ value: label, label }));
export const SegmentedControls: Story = {
  render: () => (
    <Stack gap={16} align="start">
      <SegmentedControl label="视图" options={views} defaultValue="周" />
      <SegmentedControl label="视图，大" size="large" options={views} />
      <SegmentedControl label="视图，停用一项" options={views.map((view, at) => ({ ...view, disabled: at === 2 }))} />
      <SegmentedControl label="视图，停用" options={views} disabled />
      <SegmentedControl
        label="排列"
        iconOnly
        options={[
          { value: 'grid', label: '网格', icon: <LayoutGridIcon size={18} /> },
          { value: 'list', label: '列表', icon: <ListChecksIcon size={18} /> },
        ]}
      />
      <SegmentedControl
        label="带图标"
        options={[
          { value: 'week', label: '周课表', icon: <CalendarIcon size={18} /> },
          { value: 'list', label: '列表', icon: <ListChecksIcon size={18} /> },
        ]}
      />
    </Stack>
  ),
};
export const SegmentedControlWithLongWords: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <SegmentedControl
        label="类别"
        options={[longChinese, longEnglish, '短'].map((label) => ({ value: label, label }))}
      />
    </div>
  ),
};

const sections = ['谁能办', '要准备什么', '怎么办', '多久办好', '去哪里', '常见问题'].map((title, index) => ({
  id: `guide-${index}`,
  title,
}));
const guide = (names: readonly { id: string; title: string }[]) =>
  names.map(({ id, title }) => (
    <section key={id} id={id} style={{ minHeight: 480 }}>
      <Heading level={2}>{title}</Heading>
    </section>
  ));
export const AnchorAsARow: Story = {
  render: () => (
    <>
      <Anchor sections={sections} />
      {guide(sections)}
    </>
  ),
};
export const AnchorAsAColumn: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '200px 1fr', alignItems: 'start', gap: 32 }}>
      <Anchor sections={sections} direction="column" />
      <div>{guide(sections)}</div>
    </div>
  ),
  play: async () => {
    document.getElementById('guide-2')?.scrollIntoView();
    await waitFor(() => expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('怎么办'));
  },
};
export const AnchorWithLongWords: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Anchor
        sticky={false}
        direction="column"
        sections={[longChinese, longEnglish].map((title) => ({ id: title.slice(0, 4), title }))}
      />
      <Anchor
        sticky={false}
        label="横排"
        sections={[longChinese, longEnglish].map((title) => ({ id: title, title }))}
      />
    </div>
  ),
};

export const BackToTopOfALongPage: Story = {
  render: () => (
    <div style={{ height: 3000 }}>
      <Heading level={1} id="story-top" tabIndex={-1}>
        通知公告
      </Heading>
      <BackToTop focusId="story-top" />
    </div>
  ),
  play: async () => {
    window.scrollTo(0, 1200);
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
  },
};
export const FloatingToolsOfWideWindows: Story = {
  globals: { viewport: { value: 'wide' } },
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
