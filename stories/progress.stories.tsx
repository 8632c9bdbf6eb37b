import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { Progress, ProgressRing } from '@yimen/ui/progress';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';

const meta: Meta<typeof Progress> = {
  title: 'Components 组件/Progress 进度',
  id: 'components-progress',
  component: Progress,
  args: { label: '实习学时', value: 126, max: 240, note: '126 / 240' },
};
export default meta;

export const Plain: StoryObj<typeof Progress> = {};

export const ProgressBars: StoryObj = {
  render: () => (
    <Grid columns={2} gap={40}>
      <Stack gap={20}>
        <Progress label="实习学时" value={126} max={240} valueText="126 / 240" note="126 / 240" />
        <Progress label="网盘空间" value={9.2} max={10} tone="warning" note="还剩 0.8 GB" />
        <Progress label="材料上传" value={60} tone="error" note="第 3 份失败" />
        <Progress label="学分" value={100} tone="success" size="small" />
      </Stack>
      <Stack direction="row" gap={24} align="center" wrap>
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
