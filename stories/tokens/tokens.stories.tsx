import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { notPictured, pictured } from '../../.storybook/modes.ts';
import { ColorTable, PairTable, ShadeTable } from './ColorTables.tsx';
import { type Chosen, chosenTheme } from './chosen.ts';
import { Overview } from './Overview.tsx';
import { Playground as PlaygroundPage } from './Playground.tsx';
import { Scales as ScaleTables } from './Scales.tsx';
import * as css from './tokens.css.ts';

const meta: Meta = {
  title: 'Tokens 令牌/Theme 主题',
  id: 'tokens-theme',
  // Long tables of colours: two modes tell what four would, at half the weight.
  parameters: { layout: 'fullscreen', ...pictured('light-1280', 'dark-1280') },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

function page(title: string, note: string, content: (chosen: Chosen) => ReactNode): Story {
  return {
    render: (_args, { globals }) => {
      const chosen = chosenTheme(globals);
      return (
        <main className={css.page}>
          <div>
            <Heading level={1}>{title}</Heading>
            <Text as="p" tone="secondary">
              {note}
            </Text>
          </div>
          {content(chosen)}
        </main>
      );
    },
  };
}

/** Every colour with its purpose and the narrowest of its promises. */
export const Colors: Story = page(
  '颜色',
  '机构只给八个设置，其余由主题生成器算出。上方工具栏换机构、明暗、关怀版和灰度，数字跟着变。',
  ({ theme }) => (
    <>
      <Overview theme={theme} />
      <ShadeTable theme={theme} />
      <ColorTable caption="主题色的各个角色" group={/^theme\.(?!shade)/} theme={theme} />
      <ColorTable caption="顶栏、页脚、备案栏" group={/^(header|footer|filing)\./} theme={theme} />
      <ColorTable caption="键盘焦点" group={/^focus\./} theme={theme} />
      <ColorTable
        caption="文字、面与线"
        group={/^color\.(ink|p|s(?!uccess|tar)|line|f|control|disabled)/}
        theme={theme}
      />
      <ColorTable caption="含义" group={/^color\.(success|warning|error|danger|badge|star|tooltip|on)/} theme={theme} />
    </>
  ),
);

/** Type, space, radius, elevation, motion, layers and geometry. */
export const Scales: Story = {
  ...page('尺度', '长度都是设计稿上的像素。关怀版放大文字与控件；窄屏用手机的字号。', ({ theme }) => (
    <ScaleTables theme={theme} />
  )),
  parameters: pictured('light-1280'),
};

/** Every pair that is promised, with the ratio it reaches. */
export const Promises: Story = {
  ...page(
    '承诺的配对',
    '文字 4.5，控件、大字与焦点 3；关怀版与更高对比下为 7 与 4.5。新组件只能用表里的配对。',
    ({ theme }) => <PairTable theme={theme} />,
  ),
  parameters: notPictured('A table of ratios, 16,000 px high: the tests of tokens compute every one of them.'),
};

/** Moves the colours of an institution and shows what follows. */
export const Playground: Story = {
  ...page('试色台', '移动主题色，或写下任何颜色：名称、3、4、6、8 位十六进制、rgb()、oklch()。', (chosen) => (
    <PlaygroundPage key={JSON.stringify([chosen.settings, chosen.mode])} {...chosen} />
  )),
  parameters: pictured('light-1280'),
};
