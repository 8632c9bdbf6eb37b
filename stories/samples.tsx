import {
  BookOpenIcon,
  CalendarCheckIcon,
  CircleUserRoundIcon,
  CreditCardIcon,
  FileTextIcon,
  GraduationCapIcon,
  HeartIcon,
  HouseIcon,
  type IconComponent,
  LayoutGridIcon,
  NewspaperIcon,
  ShieldCheckIcon,
  WifiIcon,
  WrenchIcon,
} from '@yimen/ui/icon';
import type { OnlineLevel } from '@yimen/ui/service-tile';

interface SampleService {
  id: string;
  name: string;
  icon: IconComponent;
  department: string;
  promised: string;
  online: OnlineLevel;
  count: number;
}

function service(
  id: string,
  name: string,
  icon: IconComponent,
  department: string,
  promised: string,
  online: OnlineLevel,
  count: number,
): SampleService {
  return { id, name, icon, department, promised, online, count };
}

/** Services as a university has them, for the stories. */
export const services: readonly SampleService[] = [
  service('transcript', '成绩单打印', FileTextIcon, '教务处', '即办', 'full', 3208),
  service('student-card', '学生证补办', GraduationCapIcon, '学生工作处', '3 个工作日', 'once', 412),
  service('card', '校园卡充值', CreditCardIcon, '信息化中心', '即办', 'full', 2951),
  service('seat', '图书馆座位预约', BookOpenIcon, '图书馆', '即办', 'full', 2470),
  service('enrolment', '在读证明开具', ShieldCheckIcon, '研究生院', '即办', 'full', 1866),
  service('repair', '宿舍报修', WrenchIcon, '后勤保障部', '24 小时上门', 'full', 1203),
  service('courses', '课程补退选', CalendarCheckIcon, '教务处', '第 1–2 周开放', 'full', 1520),
  service('counsel', '心理咨询预约', HeartIcon, '心理中心', '1 个工作日', 'offline', 265),
  service('network', '校园网自助', WifiIcon, '信息化中心', '即办', 'full', 631),
];

/** A few areas of three levels, and one that is not divided. */
export const areas = [
  {
    code: '42',
    name: '湖北省',
    children: [
      {
        code: '4201',
        name: '武汉市',
        children: [
          { code: '420106', name: '武昌区' },
          { code: '420111', name: '洪山区' },
          { code: '420115', name: '江夏区' },
        ],
      },
      { code: '4205', name: '宜昌市', children: [{ code: '420502', name: '西陵区' }] },
      { code: '4228', name: '恩施土家族苗族自治州', children: [{ code: '422801', name: '恩施市' }] },
    ],
  },
  {
    code: '33',
    name: '浙江省',
    children: [{ code: '3301', name: '杭州市', children: [{ code: '330106', name: '西湖区' }] }],
  },
  { code: '82', name: '澳门特别行政区' },
];

export const longChinese = '国家公派出国留学人员（含联合培养博士研究生）派出前行前教育与签证材料一次性告知及预约服务';
export const longEnglish = 'InternationalExchangeStudentAccommodationAndResidencePermitApplicationService';

/** The demo institution's pictures, served by Storybook. */
export const art = (name: string) => `/art/mingde-${name}.svg`;

export function Emblem({ size }: { size: 32 | 40 }) {
  return <img src={art('emblem')} alt="" width={size} height={size} />;
}

export const menu = ['首页', '服务大厅', '业务系统', '资讯中心', '日程中心', '任务中心', '个人中心'].map(
  (label, index) => ({ id: label, label, href: `#${index}`, current: index === 0 }),
);

/** The phone's four first pages. */
export const tabs = [
  { id: 'home', label: '首页', href: '#home', icon: <HouseIcon size={24} />, current: true },
  { id: 'work', label: '办事', href: '#work', icon: <LayoutGridIcon size={24} /> },
  { id: 'news', label: '资讯', href: '#news', icon: <NewspaperIcon size={24} />, badge: true },
  { id: 'me', label: '我的', href: '#me', icon: <CircleUserRoundIcon size={24} />, badge: 128 },
];

/** A person's numbers. */
export const stats = [
  { value: '86.40', label: '校园卡', href: '#card' },
  { value: '3', label: '图书在借' },
  { value: '92.5', label: '学分' },
  { value: '12.6', label: '流量 GB' },
];
