import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraduationCapIcon } from '@yimen/ui/icon';
import { Tile } from '@yimen/ui/tile';

const meta: Meta<typeof Tile> = {
  title: 'Components 组件/Tile 图标方块',
  id: 'components-tile',
  component: Tile,
  args: { icon: <GraduationCapIcon size={24} strokeWidth={1.6} /> },
};
export default meta;

export const Plain: StoryObj<typeof Tile> = {};

const icon = <GraduationCapIcon size={24} strokeWidth={1.6} />;
export const Tiles: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {(['filled', 'outlined', 'dashed'] as const).flatMap((variant) =>
        (['small', 'medium', 'large'] as const).map((size) => (
          <Tile key={`${variant} ${size}`} icon={icon} variant={variant} size={size} />
        )),
      )}
    </div>
  ),
};
