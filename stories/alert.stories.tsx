import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '@yimen/ui/alert';
import { Grid } from '@yimen/ui/grid';
import { Link } from '@yimen/ui/link';

const meta: Meta<typeof Alert> = {
  title: 'Components 组件/Alert 提示条',
  id: 'components-alert',
  component: Alert,
  args: { tone: 'warning', title: '系统维护', children: '教务系统今晚 22:00 升级，请提前安排。' },
};
export default meta;

export const Plain: StoryObj<typeof Alert> = {};

export const Alerts: StoryObj = {
  render: () => (
    <Grid columns={2} gap={16}>
      <Alert>今天 17:00 以后提交的申请顺延到 11 月 23 日受理。</Alert>
      <Alert tone="success" action={<Link href="#pdf">下载电子件</Link>}>
        “在读证明”已办结。
      </Alert>
      <Alert tone="warning" action={<Link href="#vpn">怎么连</Link>}>
        你现在不在校园网，3 个系统需要先连接 VPN。
      </Alert>
      <Alert tone="error" urgent action={<Link href="#retry">重新加载</Link>}>
        财务系统没有返回数据，其他 3 个来源显示正常。
      </Alert>
      <Alert tone="warning" title="系统维护">
        教务系统将于 2026-11-21 22:00 至次日 06:00
        升级。期间成绩查询、选课、课程补退选、考试安排和学分认定都不能使用，请提前安排。
      </Alert>
    </Grid>
  ),
};
