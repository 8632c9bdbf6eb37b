import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@yimen/ui/avatar';
import { Badge } from '@yimen/ui/badge';
import { Divider } from '@yimen/ui/divider';
import { Grid } from '@yimen/ui/grid';
import { BellIcon, CalendarIcon } from '@yimen/ui/icon';
import { Image } from '@yimen/ui/image';
import { SkipLink } from '@yimen/ui/skip-link';
import { Stack } from '@yimen/ui/stack';
import { Tag, tagTones } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';

const meta: Meta = { title: 'Components/Small pieces' };
export default meta;

const toneWords = {
  theme: '全程网办',
  neutral: '学生',
  outline: '到场一次',
  success: '已办结',
  warning: '明天截止',
  error: '今天截止',
};

export const Tags: StoryObj = {
  render: () => (
    <Stack gap={16}>
      {(['medium', 'small', 'field'] as const).map((size) => (
        <Stack key={size} direction="row" gap={8} align="center" wrap>
          {tagTones.map((tone) => (
            <Tag key={tone} tone={tone} size={size}>
              {toneWords[tone]}
            </Tag>
          ))}
        </Stack>
      ))}
      <Stack direction="row" gap={8} align="center" wrap>
        <Tag icon={<CalendarIcon size={14} />} tone="theme">
          本周四
        </Tag>
        <Tag size="field" tone="theme" onRemove={() => undefined}>
          教务处
        </Tag>
        <Tag tone="warning">
          江城职业技术学院机电工程学院机械设计制造及其自动化专业二〇二六级本科一班全体同学请于本周五之前完成
        </Tag>
      </Stack>
    </Stack>
  ),
};

export const Badges: StoryObj = {
  render: () => (
    <Stack direction="row" gap={32} align="center" wrap>
      <Badge count={3}>
        <BellIcon size={24} />
      </Badge>
      <Badge count={128}>
        <BellIcon size={24} />
      </Badge>
      <Badge dot>
        <BellIcon size={24} />
      </Badge>
      <Badge count={0}>
        <BellIcon size={24} />
      </Badge>
      <Badge count={12} />
      <Badge count={100} />
      <Badge count={146} max={999} tone="neutral" label="共 146 项" />
      <Badge dot label="未读点" />
    </Stack>
  ),
};

export const Avatars: StoryObj = {
  render: () => (
    <Stack direction="row" gap={16} align="center" wrap>
      {([24, 32, 40, 64, 88] as const).map((size) => (
        <Avatar key={size} name="林知夏" size={size} />
      ))}
      <Avatar name="周以安" size={64} src="/art/mingde-emblem.svg" />
      <Avatar name="坏图片" size={64} src="data:image/png;base64,broken" />
      <Avatar name="𠮷田光" size={64} presence="在线" />
      <Avatar name="Ada Lovelace" size={40} />
      <Avatar name="" size={40} decorative />
    </Stack>
  ),
};

export const Images: StoryObj = {
  render: () => (
    <Grid columns={3} gap={24}>
      <Image src="/art/mingde-lake.svg" alt="湖畔主楼" />
      <Image src="data:image/png;base64,broken" alt="没有加载的图片" />
      <Image src="/art/mingde-library.svg" alt="图书馆" ratio={1} fit="contain" />
    </Grid>
  ),
};

export const Dividers: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Divider />
      <Divider>其他方式</Divider>
      <Text tone="tertiary">
        教务处
        <Divider direction="inline" />3 个工作日
        <Divider direction="inline" />
        3,208 次
      </Text>
    </Stack>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {(['display', 'title1', 'title2', 'title3', 'body', 'meta', 'micro'] as const).map((size) => (
        <Text key={size} size={size} strong={size.startsWith('title') || size === 'display'}>
          把办事的路，走短一点。Every service, one door. 0123456789
        </Text>
      ))}
      {(['ink', 'secondary', 'tertiary', 'theme', 'success', 'warning', 'error'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}：离截止还有 3 天
        </Text>
      ))}
      <Text as="p" lines={2}>
        各学院、各部门：为进一步规范学生证的补办与注册工作，根据《学生证管理规定》，自 2026 年 11 月 20
        日起，学生证补办全程网上办理。学生登录一站式在线服务，填写补办原因并上传近期免冠照片，学院审核通过后由学生工作处统一制证，三个工作日内可到服务大厅二号窗口领取，也可选择邮寄。
      </Text>
    </Stack>
  ),
};

export const ForScreenReaders: StoryObj = {
  render: () => (
    <div>
      <SkipLink href="#content" />
      <VisuallyHidden>只读给读屏软件的一句话</VisuallyHidden>
      <main id="content">
        <Text>按 Tab 键显示“跳到主要内容”。</Text>
      </main>
    </div>
  ),
};
