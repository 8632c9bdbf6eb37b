import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { ActionSheet } from '@yimen/ui/mobile/action-sheet';
import { AreaPicker } from '@yimen/ui/mobile/area-picker';
import { BottomSheet } from '@yimen/ui/mobile/bottom-sheet';
import { CalendarSheet, type Days } from '@yimen/ui/mobile/calendar';
import { FormRows, PressRow, TextRow } from '@yimen/ui/mobile/form-row';
import { ImagePreview } from '@yimen/ui/mobile/image-preview';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { MobilePage } from '@yimen/ui/mobile/page';
import { Picker } from '@yimen/ui/mobile/picker';
import { Popup, type PopupSide } from '@yimen/ui/mobile/popup';
import { Section } from '@yimen/ui/mobile/section';
import { type ReactNode, useState } from 'react';
import { areas, art, longChinese } from './samples.tsx';

const meta = {
  title: 'Mobile/Sheets',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

type Layer = (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode;

/** A page with a layer over it, open from the beginning. */
function Over({ layer }: { layer: Layer }) {
  const [open, setOpen] = useState(true);
  return (
    <MobilePage header={<NavBar title="日程" />}>
      <Section title="今天" note="11 月 20 日 星期五">
        <p>{longChinese}</p>
        <Button onClick={() => setOpen(true)}>打开</Button>
      </Section>
      {layer(open, setOpen)}
    </MobilePage>
  );
}
const story = (layer: Layer, viewport = 'phone', globals = {}): Story => ({
  render: () => <Over layer={layer} />,
  globals: { viewport: { value: viewport }, ...globals },
});

const sheet: Layer = (open, onOpenChange) => (
  <BottomSheet
    open={open}
    onOpenChange={onOpenChange}
    title="添加日程"
    footer={
      <Button variant="primary" size="large">
        保存日程
      </Button>
    }
  >
    <FormRows>
      <TextRow label="标题" defaultValue="组会" />
      <TextRow label="地点" placeholder="教室、会议室或线上" />
      <PressRow label="开始" value="11 月 20 日 15:30" />
      <PressRow label="结束" value="11 月 20 日 14:30" error="结束时间要晚于开始时间" />
    </FormRows>
  </BottomSheet>
);
export const Sheet320 = story(sheet, 'narrow');
export const Sheet375 = story(sheet);
export const Sheet414 = story(sheet, 'large');
export const Sheet768 = story(sheet, 'tablet');
export const SheetDark = story(sheet, 'phone', { mode: 'dark' });
export const SheetCare = story(sheet, 'phone', { care: 'on' });
export const SheetLandscape = story(sheet, 'landscape');

export const SheetWithHeights = story((open, onOpenChange) => (
  <BottomSheet open={open} onOpenChange={onOpenChange} title="筛选服务" snapPoints={[0.45, 0.9]}>
    <div style={{ padding: '0 16px' }}>
      {Array.from({ length: 30 }, (_row, index) => (
        <p key={index}>第 {index + 1} 个部门</p>
      ))}
    </div>
  </BottomSheet>
));

export const Actions = story((open, onOpenChange) => (
  <ActionSheet
    open={open}
    onOpenChange={onOpenChange}
    title="撤回后需要重新提交，办理顺序会顺延"
    actions={[
      { id: 'add', label: '补充材料' },
      { id: 'urge', label: '催办', disabled: true, note: '每天一次，今天已经催过' },
      { id: 'withdraw', label: '撤回申请', tone: 'danger' },
    ]}
    onAction={() => undefined}
  />
));

const numbers = (from: number, to: number, step: number, unit: string) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_number, index) => from + index * step).map((value) => ({
    value: String(value),
    label: `${value} ${unit}`,
  }));
const picker: Layer = (open, onOpenChange) => (
  <Picker
    open={open}
    onOpenChange={onOpenChange}
    title="开始时间"
    columns={[
      {
        label: '日期',
        options: ['11 月 18 日 三', '11 月 19 日 四', '11 月 20 日 今天', '11 月 21 日 六', '11 月 22 日 日'].map(
          (label) => ({ value: label, label }),
        ),
      },
      { label: '小时', options: numbers(0, 23, 1, '时') },
      { label: '分钟', options: numbers(0, 45, 15, '分') },
    ]}
    value={['11 月 20 日 今天', '15', '30']}
    onConfirm={() => undefined}
  />
);
export const Picker320 = story(picker, 'narrow');
export const Picker375 = story(picker);
export const Picker414 = story(picker, 'large');
export const Picker768 = story(picker, 'tablet');
export const PickerDark = story(picker, 'phone', { mode: 'dark' });
export const PickerCare = story(picker, 'phone', { care: 'on' });
export const PickerLandscape = story(picker, 'landscape');

export const Areas = story((open, onOpenChange) => (
  <AreaPicker
    open={open}
    onOpenChange={onOpenChange}
    areas={areas}
    value={['42', '4201', '420111']}
    onConfirm={() => undefined}
  />
));

function LeaveDays({ start }: { start: Days }) {
  return (
    <Over
      layer={(open, onOpenChange) => (
        <CalendarSheet
          open={open}
          onOpenChange={onOpenChange}
          mode="range"
          value={start}
          min="2026-11-10"
          maxDays={7}
          today="2026-11-20"
          onConfirm={() => undefined}
        />
      )}
    />
  );
}
const tooLong = ['2026-11-16', '2026-11-24'];
const calendar = (start: Days, viewport = 'phone', globals = {}): Story => ({
  render: () => <LeaveDays start={start} />,
  globals: { viewport: { value: viewport }, ...globals },
});
export const Calendar320 = calendar(tooLong, 'narrow');
export const Calendar375 = calendar(tooLong);
export const Calendar414 = calendar(tooLong, 'large');
export const Calendar768 = calendar(tooLong, 'tablet');
export const CalendarNothingChosen = calendar([]);
export const CalendarDark = calendar(['2026-11-16', '2026-11-20'], 'phone', { mode: 'dark' });
export const CalendarCare = calendar(tooLong, 'phone', { care: 'on' });
export const CalendarLandscape = calendar(tooLong, 'landscape');

const popup = (side: PopupSide) =>
  story((open, onOpenChange) => (
    <Popup open={open} onOpenChange={onOpenChange} label="筛选" side={side}>
      <div style={{ padding: 24 }}>
        <p>{longChinese}</p>
        <Button onClick={() => onOpenChange(false)}>好</Button>
      </div>
    </Popup>
  ));
export const PopupTop = popup('top');
export const PopupRight = popup('right');
export const PopupCenter = popup('center');

export const Preview = story((open, onOpenChange) => (
  <ImagePreview
    open={open}
    onOpenChange={onOpenChange}
    images={[
      { src: art('lake'), alt: '湖畔主楼' },
      { src: art('library'), alt: '图书馆' },
    ]}
  />
));
