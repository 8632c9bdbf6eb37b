import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Grid } from '@yimen/ui/grid';
import { Heading } from '@yimen/ui/heading';
import * as icons from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { en, LocaleProvider, useLocale } from '@yimen/ui/locale';
import { PasswordField } from '@yimen/ui/password-field';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { ThemeScope } from '@yimen/ui/theme';

const meta: Meta = { title: 'Components/Foundations' };
export default meta;

export const Boxes: StoryObj = {
  render: () => (
    <Grid columns={4} gap={16}>
      {(['surface', 'paper', 'raised', 'tint'] as const).map((surface) => (
        <Box key={surface} padding={20} surface={surface} radius="medium" border>
          {surface}
        </Box>
      ))}
      {(['field', 'floating', 'modal'] as const).map((shadow) => (
        <Box key={shadow} padding={20} surface="surface" radius="large" shadow={shadow}>
          {shadow}
        </Box>
      ))}
    </Grid>
  ),
};

export const Stacks: StoryObj = {
  render: () => (
    <Stack gap={24}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Stack key={justify} direction="row" gap={12} justify={justify}>
          {['一', '二', '三'].map((word) => (
            <Box key={word} padding={12} surface="paper" radius="small">
              {justify} {word}
            </Box>
          ))}
        </Stack>
      ))}
      <Grid minColumn={200} gap={12}>
        {Array.from({ length: 7 }, (_cell, index) => `至少 200 宽的第 ${index + 1} 格`).map((words) => (
          <Box key={words} padding={12} surface="paper">
            {words}
          </Box>
        ))}
      </Grid>
    </Stack>
  ),
};

export const Headings: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Heading level={1} size="display">
        今天想办什么事？
      </Heading>
      <Heading level={2}>上午好，林知夏</Heading>
      <Heading level={3}>为你推荐</Heading>
      <Heading level={4}>学籍学业</Heading>
      <Heading level={5} lines={1}>
        关于规范二〇二六至二〇二七学年第一学期本科生学生证补办与注册工作有关事项的通知（征求意见稿），请各学院、各部门于本周五之前反馈意见，逾期视为没有意见。
      </Heading>
    </Stack>
  ),
};

export const Links: StoryObj = {
  render: () => (
    <Stack gap={12} align="start">
      <Link href="#text">文字链接</Link>
      <Link href="#quiet" variant="quiet">
        安静的链接
      </Link>
      <Link href="#plain" variant="plain">
        没有样子的链接
      </Link>
      <Link href="https://example.org" external>
        国家政务服务平台
      </Link>
      <Text as="p">
        补办前请阅读
        <Link href="#rules" variant="inline">
          《学生证管理规定》
        </Link>
        ，或者查看
        <Link href="#faq" variant="inline">
          常见问题
        </Link>
        。
      </Text>
    </Stack>
  ),
};

const drawings = Object.entries(icons).filter(([name]) => name.endsWith('Icon') && name !== 'SheetIcon') as [
  string,
  icons.IconComponent,
][];

export const Icons: StoryObj = {
  render: () => (
    <Grid minColumn={160} gap={16}>
      {drawings.map(([name, Drawing]) => (
        <Stack key={name} direction="row" gap={8} align="center">
          <Drawing size={24} />
          <Text size="meta" tone="secondary" lines={1}>
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

function Greeting() {
  const { close, search } = useLocale();
  return (
    <Stack gap={12}>
      <Text>
        {search} {close}
      </Text>
      <PasswordField label="Password" />
    </Stack>
  );
}

export const OtherLanguage: StoryObj = {
  render: () => (
    <LocaleProvider locale={en}>
      <Greeting />
    </LocaleProvider>
  ),
};

export const NestedThemes: StoryObj = {
  render: () => (
    <ThemeScope settings={{ themColor: '#b3261e' }}>
      <Box padding={24}>
        <Stack gap={16}>
          <Link href="#outer">江城职业技术学院</Link>
          <ThemeScope settings={{ themColor: '#0b7a75' }} mode="dark" care>
            <Box padding={24}>
              <Link href="#inner">云州市政务服务中心，深色，关怀版</Link>
            </Box>
          </ThemeScope>
        </Stack>
      </Box>
    </ThemeScope>
  ),
};
