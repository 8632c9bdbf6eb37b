import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { pictured } from '../.storybook/modes.ts';

const meta: Meta<typeof Text> = {
  title: 'Components 组件/Text 文字',
  id: 'components-text',
  component: Text,
  args: { size: 'body', children: '把办事的路，走短一点。' },
};
export default meta;

export const Plain: StoryObj<typeof Text> = {};

export const Sizes: StoryObj = {
  parameters: pictured('light-1280', 'care-1280'),
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
