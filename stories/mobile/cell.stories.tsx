import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@yimen/ui/badge';
import { BellIcon, CalendarDaysIcon, CopyIcon, MoonIcon } from '@yimen/ui/icon';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { Section } from '@yimen/ui/mobile/section';
import { StatRow } from '@yimen/ui/mobile/stat-row';
import { at, everyWidthBut, inSection, phone, Screen } from '../phoneStory.tsx';
import { longChinese, stats } from '../samples.tsx';

const meta: Meta<typeof Cell> = {
  title: 'Mobile 手机/Cell 单元格',
  id: 'mobile-cell',
  component: Cell,
  ...phone,
};
export default meta;
type Story = StoryObj<typeof Cell>;

export const WithIconAndValue: Story = {
  args: { href: '#files', icon: <CopyIcon />, title: '我的办件', note: '本学期', value: '2 件办理中' },
  render: (args) => (
    <CellGroup>
      <Cell {...args} />
    </CellGroup>
  ),
  decorators: [inSection('none')],
};

const PersonalCentre = () => (
  <Screen title="我的">
    <Section aria-label="我的校园">
      <StatRow items={stats} />
    </Section>
    <Section padding="none" aria-label="我的事">
      <CellGroup>
        <Cell href="#files" icon={<CopyIcon />} title="我的办件" value="2 件办理中" />
        <Cell href="#days" icon={<CalendarDaysIcon />} title="我的日程" value="今天 5 项" />
        <Cell href="#notices" icon={<BellIcon />} title="消息通知" end={<Badge count={128} />} />
        <Cell href="#dark" icon={<MoonIcon />} title="深色模式" note="跟随系统，也可以一直打开或关闭" />
        <Cell title="实名信息" note="由学校统一维护，不能在这里修改" value="已核验" />
        <Cell href="#long" title={longChinese} value={longChinese} />
        <Cell href="#school" title="学院" value="信息工程学院软件工程系软件工程二〇二四级三班" />
      </CellGroup>
    </Section>
    <Section padding="none" aria-label="账号">
      <CellGroup>
        <Cell title="退出登录" tone="danger" centred onPress={() => undefined} />
      </CellGroup>
    </Section>
  </Screen>
);
export const PersonalCentreCells = { ...at(PersonalCentre), parameters: everyWidthBut('light-320') };
export const PersonalCentreNarrow = at(PersonalCentre, 'narrow');
