import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { MobileSkeleton, skeletonForms } from '@yimen/ui/mobile/skeleton';
import { everyWidth, inSection, phone, Screen } from '../phoneStory.tsx';

const meta: Meta<typeof MobileSkeleton> = {
  title: 'Mobile 手机/MobileSkeleton 骨架屏',
  id: 'mobile-skeleton',
  component: MobileSkeleton,
  ...phone,
  args: { form: 'news' },
};
export default meta;
type Story = StoryObj<typeof MobileSkeleton>;

export const OneForm: Story = { decorators: [inSection('none')] };
export const AllForms: Story = {
  parameters: everyWidth,
  render: () => (
    <Screen title="正在加载">
      <SectionColumns>
        {skeletonForms.map((form) => (
          <Section key={form} padding="none" aria-label={form}>
            <MobileSkeleton form={form} />
          </Section>
        ))}
      </SectionColumns>
    </Screen>
  ),
};
