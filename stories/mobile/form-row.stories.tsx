import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRow, FormRows, PressRow, TextAreaRow, TextRow } from '@yimen/ui/mobile/form-row';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { MobilePage } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { RadioGroup } from '@yimen/ui/radio-group';
import { at, everyWidthBut, inEnglish, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof TextRow> = {
  title: 'Mobile 手机/FormRow 表单行',
  id: 'mobile-form-row',
  component: TextRow,
  subcomponents: { FormRow, PressRow, TextAreaRow },
  ...phone,
  args: { label: '手机号', type: 'tel', defaultValue: '138' },
  render: (args) => (
    <FormRows>
      <TextRow {...args} />
    </FormRows>
  ),
};
export default meta;
type Story = StoryObj<typeof TextRow>;

export const Refused: Story = { args: { error: '请填写 11 位手机号', required: true } };
export const English: Story = {
  ...inEnglish,
  args: { label: 'Phone', defaultValue: '138', error: 'Please fill in eleven digits', required: true },
};

function Application() {
  return (
    <MobilePage header={<NavBar title="学生证补办" backHref="#back" />}>
      <div style={{ height: 12 }} />
      <Section padding="none" aria-label="申请">
        <FormRows>
          <TextRow label="姓名" defaultValue="林知夏" readOnly />
          <TextRow label="手机号" type="tel" defaultValue="138" error="请填写 11 位手机号" />
          <PressRow label="补办原因" value="遗失" />
          <PressRow label="领取地点" value="" placeholder="请选择" required />
          <FormRow label="领取方式">
            <RadioGroup
              label="领取方式"
              hideLabel
              direction="row"
              defaultValue="self"
              options={[
                { value: 'self', label: '自取' },
                { value: 'post', label: '邮寄' },
              ]}
            />
          </FormRow>
          <TextAreaRow label="说明" limit={200} defaultValue="11 月 17 日在明理楼自习时遗失，已登记。" />
          <TextRow label={longChinese} help={longChinese} />
        </FormRows>
      </Section>
    </MobilePage>
  );
}
export const WholeForm = { ...at(Application), parameters: everyWidthBut('light-320') };
export const WholeFormNarrow = at(Application, 'narrow');
