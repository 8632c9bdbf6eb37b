import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarSheet, MobileCalendar } from '@yimen/ui/mobile/calendar';
import { Section } from '@yimen/ui/mobile/section';
import { phoneAt } from '../../.storybook/modes.ts';
import { at, everyWidthBut, inEnglish, layerArgs, Over, phone, Screen } from '../phoneStory.tsx';

const meta: Meta<typeof CalendarSheet> = {
  title: 'Mobile 手机/MobileCalendar 日历面板',
  id: 'mobile-calendar',
  component: CalendarSheet,
  subcomponents: { MobileCalendar },
  ...phone,
  args: {
    ...layerArgs,
    mode: 'range',
    value: ['2026-11-16', '2026-11-20'],
    min: '2026-11-10',
    maxDays: 7,
    today: '2026-11-20',
    onConfirm: () => undefined,
  },
  render: (args) => (
    <Over layer={(open, onOpenChange) => <CalendarSheet {...args} open={open} onOpenChange={onOpenChange} />} />
  ),
};
export default meta;
type Story = StoryObj<typeof CalendarSheet>;

export const Range: Story = {};
export const NothingChosen: Story = { args: { value: [] } };
export const TooLong: Story = { args: { value: ['2026-11-16', '2026-11-24'] }, parameters: everyWidthBut('light-320') };
export const TooLongNarrow: Story = { args: TooLong.args, ...phoneAt('narrow') };
export const TooLongLandscape: Story = { args: TooLong.args, ...phoneAt('landscape') };
export const English: Story = inEnglish;

export const OneDay = at(() => (
  <Screen title="预约日期">
    <Section aria-label="日期">
      <MobileCalendar defaultValue={['2026-11-24']} min="2026-11-10" today="2026-11-20" />
    </Section>
  </Screen>
));
