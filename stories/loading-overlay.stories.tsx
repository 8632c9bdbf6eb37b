import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { LoadingOverlay } from '@yimen/ui/loading-overlay';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof LoadingOverlay> = {
  title: 'Components 组件/LoadingOverlay 加载遮罩',
  id: 'components-loadingoverlay',
  component: LoadingOverlay,
};
export default meta;

const rows = (
  <Stack gap={12}>
    {['奖学金申请', '实验室准入培训', '期中评教'].map((name) => (
      <Text key={name} as="p">
        {name}
      </Text>
    ))}
    <Button>全部处理</Button>
  </Stack>
);
export const Plain: StoryObj<typeof LoadingOverlay> = {
  args: { loading: true, label: '正在刷新待办', children: rows },
};

export const LoadingOverContent: StoryObj = {
  render: () => (
    <LoadingOverlay loading label="正在刷新待办">
      {rows}
    </LoadingOverlay>
  ),
};
export const LoadingOverHugeContent: StoryObj = {
  render: () => (
    <LoadingOverlay loading label={longChinese}>
      <div style={{ height: 3000 }}>{rows}</div>
    </LoadingOverlay>
  ),
};
export const NothingLoading: StoryObj = { render: () => <LoadingOverlay loading={false}>{rows}</LoadingOverlay> };
