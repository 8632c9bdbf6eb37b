import type { StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { MobilePage } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { kinds, type ModeName, phoneAt, pictured } from '../.storybook/modes.ts';
import { phoneRootFont, phoneUnit, placementOf } from '../portal/shell/viewport/formulas.ts';
import { longChinese } from './samples.tsx';

/** Window and mode of a story; a phone of 375 by day is what is not said. */
export type Place = Partial<Parameters<typeof phoneAt>>;

/** A decorator for the story of any component. */
type Around = (Story: () => ReactElement) => ReactElement;

/** Root font and unit as the portal sets them for the window's width (specification, section 9). */
const inPortalSizes: Around = (Story) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const set = () => {
      const width = window.innerWidth;
      const phone = placementOf(width) === 'mobile';
      root.style.fontSize = phone ? `${phoneRootFont(width)}px` : '';
      root.style.setProperty('--ym-unit', phone ? `${phoneUnit(width)}rem` : '');
    };
    set();
    window.addEventListener('resize', set);
    return () => {
      window.removeEventListener('resize', set);
      root.style.fontSize = '';
      root.style.removeProperty('--ym-unit');
    };
  }, []);
  return <Story />;
};

/** What all files of phone stories have in common. */
export const phone = {
  parameters: {
    layout: 'fullscreen',
    ...pictured(...kinds.phone),
    // Each in a window of its own: sizes follow the window, and a modal layer would lock the page of all.
    docs: { story: { inline: false, height: '640px' } },
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [inPortalSizes],
};

/** A story of the phone site: the example in a window of the named viewport, with other settings of the toolbar. */
export const at = (Example: () => ReactNode, ...place: Place): StoryObj => ({
  render: () => <Example />,
  ...phoneAt(...place),
});

/** Parameters of a component's first story: pictures at every width of a phone, in dark and in care. */
export const everyWidth = pictured(...kinds.phoneWidths);

/** The same without the windows in which another story shows it. */
export const everyWidthBut = (...shown: ModeName[]) =>
  pictured(...kinds.phoneWidths.filter((name) => !shown.includes(name)));

/** A story in the second language. */
export const inEnglish = {
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  parameters: pictured('light-375'),
};

/** A page with a bar over it. */
export const Screen = ({ title = '办件', children }: { title?: string; children?: ReactNode }) => (
  <MobilePage header={<NavBar title={title} />}>{children}</MobilePage>
);

/** Puts the component of a story on a page. */
export const onPage: Around = (Story) => (
  <Screen>
    <Story />
  </Screen>
);

/** Puts the component of a story into a section of a page. */
export const inSection =
  (padding: 'medium' | 'narrow' | 'none'): Around =>
  (Story) => (
    <Screen>
      <div style={{ height: 12 }} />
      <Section padding={padding} aria-label="例子">
        <Story />
      </Section>
    </Screen>
  );

/** What a story of a layer sets by itself: it is open from the beginning, and can be opened again. */
export const layerArgs = { open: true, onOpenChange: () => undefined };

type Layer = (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode;

/** A page with a layer over it, and a button that opens it. */
export function Over({ open: first = true, layer }: { open?: boolean; layer: Layer }) {
  const [open, setOpen] = useState(first);
  return (
    <Screen title="日程">
      <Section title="今天" note="11 月 20 日 星期五">
        <p>{longChinese}</p>
        <Button onClick={() => setOpen(true)}>打开</Button>
      </Section>
      {layer(open, setOpen)}
    </Screen>
  );
}
