import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Button } from '@yimen/ui/button';
import { Checkbox } from '@yimen/ui/checkbox';
import { Form, type FormError } from '@yimen/ui/form';
import { Heading } from '@yimen/ui/heading';
import { PasswordField } from '@yimen/ui/password-field';
import { RadioGroup } from '@yimen/ui/radio-group';
import { Select } from '@yimen/ui/select';
import { Stack } from '@yimen/ui/stack';
import { TextField } from '@yimen/ui/text-field';
import { ThemeScope } from '@yimen/ui/theme';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inChinese } from './inChinese.ts';

const meta: Meta<typeof Form> = { title: 'Components 组件/Form 表单', id: 'components-form', component: Form };
export default meta;

const messages: Record<string, string> = {
  name: '请填写姓名',
  phone: '请填写正确的电话',
  area: '请选择地区',
  address: '请填写详细地址',
};

function Address() {
  const [errors, setErrors] = useState<FormError[]>([]);
  const error = (field: string) => errors.find((entry) => entry.field === field)?.message;
  return (
    <Form
      errors={errors}
      onSubmit={(data) => {
        const missing = Object.entries(messages).filter(([field]) => !data.get(field));
        setErrors(missing.map(([field, message]) => ({ field, message })));
      }}
    >
      <TextField name="name" label="姓名" required error={error('name')} autoComplete="name" />
      <TextField name="phone" label="电话" required type="tel" error={error('phone')} autoComplete="tel" />
      <Select
        name="area"
        label="地区"
        required
        error={error('area')}
        options={['云州市', '江城市', '明德区'].map((label) => ({ value: label, label }))}
      />
      <TextField name="address" label="详细地址" required error={error('address')} autoComplete="street-address" />
      <Stack direction="row" gap={12} justify="end">
        <Button size="large">取消</Button>
        <Button size="large" variant="primary" type="submit">
          保存地址
        </Button>
      </Stack>
    </Form>
  );
}

export const Plain: StoryObj<typeof Form> = {
  args: {
    labels: 'above',
    errors: [{ field: 'phone', message: '请填写正确的电话' }],
    onSubmit: () => undefined,
    children: (
      <>
        <TextField name="name" label="姓名" required defaultValue="林知夏" />
        <TextField name="phone" label="电话" required type="tel" error="请填写正确的电话" />
      </>
    ),
  },
};

export const ErrorSummary: StoryObj = {
  render: () => <Address />,
  play: inChinese(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  }),
};

export const SignInPanel: StoryObj = {
  render: () => (
    <Box padding={40} radius="large" shadow="modal" surface="surface">
      <Form onSubmit={() => undefined}>
        <TextField label="学工号 / 手机号" defaultValue="2024310086" autoComplete="username" />
        <PasswordField label="密码" defaultValue="1234567890" />
        <Checkbox label="30 天内记住我" defaultChecked />
        <Button variant="primary" size="large" fullWidth type="submit">
          登录
        </Button>
      </Form>
    </Box>
  ),
};

export const LabelsBeside: StoryObj = {
  render: () => (
    <div style={{ maxWidth: '40rem' }}>
      <Form onSubmit={() => undefined} labels="beside">
        <TextField label="标题" size="medium" required placeholder="例如：与导师讨论开题" />
        <Select label="提醒" size="medium" options={[{ value: '15', label: '提前 15 分钟' }]} defaultValue="15" />
        <RadioGroup
          label="重复"
          direction="row"
          defaultValue="never"
          options={[
            { value: 'never', label: '不重复' },
            { value: 'week', label: '每周' },
          ]}
        />
        <TextField label="参加的人员和他们的部门" size="medium" error="请填写参加人" />
        <Stack direction="row" gap={12} justify="end">
          <Button>取消</Button>
          <Button variant="primary" type="submit">
            保存日程
          </Button>
        </Stack>
      </Form>
    </div>
  ),
};

export const InOtherThemes: StoryObj = {
  render: () => (
    <Stack gap={24}>
      {[{ themColor: '#b3261e' }, { themColor: '#0b7a75' }, { themColor: '#ffd400' }].map((settings) => (
        <Stack key={settings.themColor} direction="row" gap={24} wrap>
          {(['light', 'dark'] as const).map((mode) => (
            <ThemeScope key={mode} settings={settings} mode={mode}>
              <Box padding={24}>
                <Stack gap={16} align="start">
                  <Heading level={3}>{mode === 'light' ? '浅色' : '深色'}</Heading>
                  <TextField label="姓名" defaultValue="林知夏" />
                  <Stack direction="row" gap={12} wrap>
                    <Button variant="primary">提交</Button>
                    <Button variant="light">收藏</Button>
                    <Button variant="outline">预约</Button>
                    <Button>指南</Button>
                  </Stack>
                  <Checkbox label="同意《学生证管理规定》" defaultChecked />
                </Stack>
              </Box>
            </ThemeScope>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
