import { FloatingTools } from '@yimen/ui/floating-tools';
import { LargeTextIcon, PhoneIcon } from '@yimen/ui/icon';
import { useCareSwitch } from '../../boot/care.ts';
import { useSite } from '../../boot/current.ts';

/** What one may want from anywhere, in the free margin of a wide window (DESIGN §9, 31). */
export function ToolRail() {
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
  return <FloatingTools tools={hotline ? [call, large] : [large]} label="快捷工具" focusId="main" />;
}
