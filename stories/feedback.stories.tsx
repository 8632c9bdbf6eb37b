import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Grid } from '@yimen/ui/grid';
import { Link } from '@yimen/ui/link';
import { Progress, ProgressRing } from '@yimen/ui/progress';
import { Skeleton } from '@yimen/ui/skeleton';
import { Spinner } from '@yimen/ui/spinner';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';

const meta: Meta = { title: 'Components/Feedback' };
export default meta;

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

export const ProgressBars: StoryObj = {
  render: () => (
    <Grid columns={2} gap={40}>
      <Stack gap={20}>
        <Progress label="实习学时" value={126} max={240} valueText="126 / 240" note="126 / 240" />
        <Progress label="网盘空间" value={9.2} max={10} tone="warning" note="还剩 0.8 GB" />
        <Progress label="材料上传" value={60} tone="error" note="第 3 份失败" />
        <Progress label="学分" value={100} tone="success" size="small" />
      </Stack>
      <Stack direction="row" gap={24} align="center">
        <ProgressRing label="离校环节" value={7} max={12} valueText="7 / 12" size={128}>
          <Text size="title2" strong>
            7/12
          </Text>
        </ProgressRing>
        <ProgressRing label="完成" value={100} size={96} tone="success">
          100%
        </ProgressRing>
        <ProgressRing label="未开始" value={0} size={72}>
          0
        </ProgressRing>
      </Stack>
    </Grid>
  ),
};

export const Loading: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Stack direction="row" gap={16} align="center">
        <Spinner size={16} label={false} />
        <Spinner />
        <Spinner size={32} label={false} />
      </Stack>
      {[62, 48, 70].map((width) => (
        <Stack key={width} direction="row" gap={16} align="center">
          <Skeleton width={48} height={48} radius="medium" />
          <Stack gap={12} grow>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width - 22}%`} height={12} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Nothing: StoryObj = {
  render: () => (
    <Grid columns={2} gap={24}>
      <Empty title="这里还空着" text="暂时没有待办任务" />
      <Empty
        image="/art/mingde-empty.svg"
        title="没有找到“学生正补办”"
        text="换一个说法，或者告诉我们缺了什么"
        action={<Button variant="primary">问助手</Button>}
      />
    </Grid>
  ),
};
