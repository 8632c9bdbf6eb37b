import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressEdit } from '@yimen/ui/mobile/address-edit';
import { FormRow, FormRows, PressRow, TextAreaRow, TextRow } from '@yimen/ui/mobile/form-row';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { MobilePage } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { RadioGroup } from '@yimen/ui/radio-group';
import { at } from './phoneStory.tsx';
import { areas, longChinese } from './samples.tsx';

const meta = {
  title: 'Mobile/Forms',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

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
export const Application320 = at(Application, 'narrow');
export const Application375 = at(Application);
export const Application414 = at(Application, 'large');
export const Application768 = at(Application, 'tablet');
export const ApplicationDark = at(Application, 'phone', { mode: 'dark' });
export const ApplicationCare = at(Application, 'phone', { care: 'on' });

function Address() {
  return (
    <MobilePage header={<NavBar title="邮寄地址" backHref="#back" />}>
      <AddressEdit areas={areas} onSave={() => undefined} onRemove={() => undefined} />
    </MobilePage>
  );
}
const refused = (viewport: string, globals = {}): Story => ({
  ...at(Address, viewport, globals),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await canvas.findByText('请填写正确的电话');
  },
});
export const AddressEmpty = at(Address);
export const AddressRefused320 = refused('narrow');
export const AddressRefused375 = refused('phone');
export const AddressRefused414 = refused('large');
export const AddressRefused768 = refused('tablet');
export const AddressRefusedDark = refused('phone', { mode: 'dark' });
export const AddressRefusedCare = refused('phone', { care: 'on' });
