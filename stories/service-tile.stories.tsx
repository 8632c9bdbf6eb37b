import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceTile } from '@yimen/ui/service-tile';
import { useState } from 'react';
import { kinds, pictured } from '../.storybook/modes.ts';
import { longChinese, longEnglish, services } from './samples.tsx';

const meta = {
  title: 'Components 组件/ServiceTile 服务磁贴',
  id: 'components-servicetile',
  component: ServiceTile,
  parameters: pictured(...kinds.themed),
} satisfies Meta<typeof ServiceTile>;
export default meta;
type Story = StoryObj;

const grid = (columns: number, gap: number, width: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap,
  maxWidth: width,
});

export const Rows: Story = {
  render: () => (
    <div style={grid(3, 8, 792)}>
      {services.map(({ id, name, icon: Icon, department, promised, online }) => (
        <ServiceTile
          key={id}
          href={`#${id}`}
          icon={<Icon size={24} strokeWidth={1.6} />}
          title={name}
          meta={[department, promised]}
          online={online}
        />
      ))}
    </div>
  ),
};

export const Icons: Story = {
  render: () => (
    <div style={grid(8, 12, 1200)}>
      {services.slice(0, 7).map(({ id, name, icon: Icon, online }) => (
        <ServiceTile
          key={id}
          variant="icon"
          href={`#${id}`}
          icon={<Icon size={24} strokeWidth={1.6} />}
          title={name}
          online={online}
        />
      ))}
    </div>
  ),
};

function Hall() {
  const [collected, setCollected] = useState<readonly string[]>(['transcript', 'card']);
  return (
    <div style={grid(3, 16, 960)}>
      {services.map(({ id, name, icon: Icon, department, promised, online, count }) => (
        <ServiceTile
          key={id}
          variant="card"
          href={`#${id}`}
          icon={<Icon size={24} strokeWidth={1.6} />}
          title={name}
          meta={[department, promised]}
          online={online}
          count={count}
          collected={collected.includes(id)}
          onCollectedChange={(on) => setCollected(on ? [...collected, id] : collected.filter((other) => other !== id))}
          guideHref={`#guide-${id}`}
          startHref={`#start-${id}`}
        />
      ))}
    </div>
  );
}
export const Cards: Story = { render: () => <Hall /> };

export const CardWithFocusInside: Story = {
  render: () => <Hall />,
  play: async ({ canvas }) => canvas.getByRole('link', { name: '立即办理：学生证补办' }).focus(),
};

const Icon = services[0]?.icon;
const icon = Icon && <Icon size={24} strokeWidth={1.6} />;
export const Plain: StoryObj<typeof ServiceTile> = {
  args: { href: '#1', icon, title: '学生证补办', meta: ['学生工作处', '3 个工作日'], online: 'once' },
};

export const HardCases: Story = {
  render: () => (
    <div style={grid(3, 16, 960)}>
      <ServiceTile
        variant="card"
        href="#long"
        icon={icon}
        title={longChinese}
        meta={[longChinese, longChinese]}
        count={1286402}
        collected
        onCollectedChange={() => undefined}
        guideHref="#guide"
        startHref="#start"
        startExternal
      />
      <ServiceTile
        variant="card"
        href="#closed"
        icon={icon}
        title="研究生学位论文送审"
        meta={['研究生院', '15 个工作日']}
        online="once"
        state={{ label: '维护中，预计 18:00 恢复', muted: true }}
        count={12}
        guideHref="#guide"
        startHref="#start"
      />
      <ServiceTile variant="card" href="#bare" icon={icon} title={longEnglish} />
      <ServiceTile href="#row" icon={icon} title={longChinese} meta={[longEnglish, longChinese]} />
      <ServiceTile href="#state" icon={icon} title="课程补退选" meta={['教务处']} state={{ label: '仅校园网' }} />
      <ServiceTile variant="icon" href="#icon" icon={icon} title={longChinese} />
    </div>
  ),
};
