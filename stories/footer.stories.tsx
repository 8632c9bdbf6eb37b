import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilingBar } from '@yimen/ui/filing-bar';
import { Footer } from '@yimen/ui/footer';
import { kinds, pictured } from '../.storybook/modes.ts';
import { Emblem, longChinese } from './samples.tsx';

/** A pattern that stands for a code; the portal computes the real ones. */
const pattern = {
  size: 21,
  path: Array.from({ length: 21 * 21 }, (_, cell) => cell)
    .filter((cell) => (cell * 7919) % 5 < 2)
    .map((cell) => `M${cell % 21} ${Math.floor(cell / 21)}h1v1h-1z`)
    .join(''),
};
const link = (label: string) => ({ label, href: `#${label}` });

const meta = {
  title: 'Components 组件/Footer 页脚',
  id: 'components-footer',
  component: Footer,
  parameters: { layout: 'fullscreen', ...pictured(...kinds.themed) },
  args: {
    logo: <Emblem size={40} />,
    name: '明德大学',
    lines: ['江州市临湖区明德路 188 号', '服务热线 0579-8866 0110（工作日 8:00–17:30）'],
    groups: [
      { title: '常用链接', links: ['学校主页', '图书馆', '教务系统'].map(link) },
      { title: '服务支持', links: ['使用帮助', '常见问题', '意见反馈'].map(link) },
      { title: '移动端', links: ['微信服务号', '企业微信', '学习通'].map(link) },
    ],
    media: [
      { name: '微信服务号', qr: pattern },
      { name: '移动端网站', qr: pattern },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFilingBar: Story = {
  render: (args) => (
    <>
      <Footer {...args} />
      <FilingBar
        items={[
          { label: '© 2026 明德大学' },
          { label: '江ICP备 2026001188 号-1', href: '#icp' },
          { label: '江公网安备 33010802011860 号', href: '#police' },
        ]}
      />
    </>
  ),
};
/** One code that stands for all of them. */
export const LargeCode: Story = { args: { media: [{ name: '移动端', qr: pattern }], mediaSize: 'large' } };
export const WordsOnly: Story = { args: { media: [{ name: '微信服务号', text: '明德大学办事通' }] } };
export const Sparse: Story = { args: { logo: undefined, lines: [], groups: [], media: [] } };
export const Long: Story = {
  args: {
    name: longChinese,
    lines: [longChinese, longChinese],
    groups: [{ title: longChinese, links: [link(longChinese), link('图书馆')] }],
  },
};
