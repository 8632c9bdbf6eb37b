import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@yimen/ui/button';
import { ErrorScreen } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../.storybook/modes.ts';

const meta: Meta<typeof ErrorScreen> = {
  title: 'Components 组件/ErrorScreen 错误页',
  id: 'components-errorscreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { onAction: () => new Promise(() => undefined), secondary: <Link href="#home">返回首页</Link> },
};
export default meta;
type Story = StoryObj<typeof ErrorScreen>;

/** Laid out as the first, with another picture. */
const byDay = pictured('light-1280');

export const NotFound: Story = {
  args: {
    code: 404,
    image: '/art/mingde-error-not-found.svg',
    message: 'Page not found: /service-hall/details/10248',
  },
};

export const NoAuthorisation: Story = {
  parameters: byDay,
  args: {
    code: 1004,
    image: '/art/mingde-error-no-authorisation.svg',
    description: '当前账号没有可用的菜单，或没有访问此页面的权限。如需开通，请联系学院或部门的系统管理员。',
    message: '您没有「业务系统」页面的访问权限，请联系管理员申请',
  },
};

export const Service: Story = {
  parameters: byDay,
  args: {
    code: 500,
    image: '/art/mingde-error-service.svg',
    message: '请求超时：服务响应时间超过 60 秒',
    reference: '7f3a9c21',
    secondary: <Link href="#reload">重新加载</Link>,
  },
};

/** A link in the button's place. */
export const WithAction: Story = {
  parameters: byDay,
  args: {
    code: 410,
    image: '/art/mingde-error-not-found.svg',
    title: '这项服务已下架',
    description: '“成绩单打印”已于 2026 年 11 月 18 日下架：改由自助终端打印。',
    message: '现在请改用“自助打印终端”',
    onAction: undefined,
    action: (
      <ButtonLink variant="primary" size="xlarge" href="#instead">
        前往这项服务
      </ButtonLink>
    ),
  },
};

export const WithoutPicture: Story = {
  args: {
    code: 0,
    message: 'TypeError: Cannot read properties of undefined (reading "a_very_long_property_name_without_breaks")',
  },
};

export const Leaving: Story = {
  ...Service,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};
