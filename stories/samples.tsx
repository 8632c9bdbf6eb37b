import {
  BookOpenIcon,
  CalendarCheckIcon,
  CreditCardIcon,
  FileTextIcon,
  GraduationCapIcon,
  HeartIcon,
  type IconComponent,
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
