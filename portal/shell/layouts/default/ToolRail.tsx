import { FloatingTools } from '@yimen/ui/floating-tools';
import { BotIcon, LargeTextIcon, PhoneIcon } from '@yimen/ui/icon';
import type { RobotEntry } from '../../robot/load-robot.ts';
import { askRobot } from '../../robot/robot-link.ts';
import { useCareSwitch } from '../../visit/care.ts';
import { useSite } from '../../visit/current.ts';

/** Tools for every page, in the free margin of a wide window (DESIGN §9, 31). */
export function ToolRail({ robot }: { robot: RobotEntry | null }) {
  const { hotline } = useSite().site.unit;
  const { care, turn } = useCareSwitch();
  const call = {
    id: 'hotline',
    label: '热线',
    icon: <PhoneIcon size={22} />,
    href: `tel:${hotline.replace(/\s/g, '')}`,
  };
  const large = {
    id: 'care',
    label: care ? '普通版' : '长辈版',
    icon: <LargeTextIcon size={22} />,
    onSelect: turn,
  };
  const ask = robot && {
    id: 'robot',
    label: '问助手',
    icon: <BotIcon size={22} />,
    ...(robot.external || robot.type === 2 ? { onSelect: () => askRobot(robot) } : { href: robot.href }),
  };
  const tools = [...(ask ? [ask] : []), ...(hotline ? [call] : []), large];
  return <FloatingTools tools={tools} label="快捷工具" focusId="main" />;
}
