import { SheetIcon, type SheetIconProps } from '@yimen/ui/icon';
import { useInstitution } from '../../../shell/visit/institution.ts';

export function ServiceIcon({ name, size }: { name: string; size?: SheetIconProps['size'] }) {
  return <SheetIcon sheet={useInstitution().iconSheet} name={name} size={size} />;
}
