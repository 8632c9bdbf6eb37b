import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from '@yimen/ui/anchor';
import { Heading } from '@yimen/ui/heading';
import { expect, screen, waitFor } from 'storybook/test';
import { inChinese } from './inChinese.ts';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof Anchor> = {
  title: 'Components 组件/Anchor 页内导航',
  id: 'components-anchor',
  component: Anchor,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;

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
export const AnchorAsARow: StoryObj = {
  render: () => (
    <>
      <Anchor sections={sections} />
      {guide(sections)}
    </>
  ),
};
export const AnchorAsAColumn: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '200px 1fr', alignItems: 'start', gap: 32 }}>
      <Anchor sections={sections} direction="column" />
      <div>{guide(sections)}</div>
    </div>
  ),
  play: inChinese(async () => {
    document.getElementById('guide-2')?.scrollIntoView();
    await waitFor(() => expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('怎么办'));
  }),
};
export const AnchorWithLongWords: StoryObj = {
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
