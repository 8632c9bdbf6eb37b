import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarIcon } from '@yimen/ui/icon';
import { CategoryRail } from '@yimen/ui/mobile/category-rail';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { MobilePage } from '@yimen/ui/mobile/page';
import { SearchBar } from '@yimen/ui/mobile/search-bar';
import { ServiceRow, ServiceRows } from '@yimen/ui/mobile/service-row';
import { TabBar } from '@yimen/ui/mobile/tab-bar';
import { at, everyWidth, phone } from '../phoneStory.tsx';
import { longChinese, services, tabs } from '../samples.tsx';

const labels = ['推荐', '学籍学业', '教学教务', '生活后勤', '奖助勤贷', '科研学术', '人事与师资队伍建设'];

const meta: Meta<typeof CategoryRail> = {
  title: 'Mobile 手机/CategoryRail 分类侧栏',
  id: 'mobile-category-rail',
  component: CategoryRail,
  ...phone,
  args: { items: labels.map((label, index) => ({ id: label, label, href: `#${label}`, current: index === 1 })) },
};
export default meta;

const Hall = () => (
  <MobilePage
    surface="surface"
    header={<NavBar title="办事" />}
    tabBar={<TabBar items={tabs.map((tab) => ({ ...tab, current: tab.id === 'work' }))} />}
  >
    <div style={{ padding: '0 12px 12px' }}>
      <SearchBar variant="flat" href="#search" placeholder="搜 140 项服务，试试拼音首字母" />
    </div>
    <div style={{ display: 'flex' }}>
      <CategoryRail items={meta.args?.items ?? []} />
      <div style={{ flex: 1, minWidth: 0, padding: '0 calc(16 * var(--ym-unit))' }}>
        <ServiceRows>
          {services.map(({ id, name, icon: Icon, department, promised, online }, index) => (
            <ServiceRow
              key={id}
              href={`#${id}`}
              icon={<Icon size={20} strokeWidth={1.6} />}
              title={name}
              meta={[department, promised]}
              online={online}
              collected={index % 3 === 0}
              onCollectedChange={() => undefined}
            />
          ))}
          <ServiceRow
            href="#long"
            icon={<StarIcon size={20} />}
            title={longChinese}
            meta={[longChinese]}
            state="维护中"
          />
        </ServiceRows>
      </div>
    </div>
  </MobilePage>
);
export const Alone: StoryObj<typeof CategoryRail> = {};
export const InHall = { ...at(Hall), parameters: everyWidth };
