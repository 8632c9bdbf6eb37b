import { type Ref, useCallback } from 'react';
import { useLocale } from '../../locale/index.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { addressFormZhCN } from '../../locale/own/addressForm.ts';
import { Picker, type PickerColumn, type PickerProps } from '../picker/index.ts';

/** An area and those it is divided into: province, city, district. */
export interface Area {
  code: string;
  name: string;
  children?: readonly Area[];
}

export type AreaPickerProps = Omit<PickerProps, 'columns' | 'value' | 'onConfirm' | 'title'> & {
  areas: readonly Area[];
  /** Codes from the largest area to the smallest; empty while nothing is chosen. */
  value: readonly string[];
  /** Called by 完成 with the codes and their names. */
  onConfirm: (codes: string[], names: string[]) => void;
  title?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A sheet with one wheel per level of areas; what a place does not have is left out. */
export function AreaPicker({ areas, title, onConfirm, ...rest }: AreaPickerProps) {
  const addressForm = useLocale().addressForm ?? addressFormZhCN;
  const mobile = useMobileLocale();
  const columns = useCallback(
    (codes: readonly string[]): PickerColumn[] =>
      levelsOf(areas, codes).map((level, index) => ({
        label: addressForm.levels[index],
        options: level.map(({ code, name }) => ({ value: code, label: name })),
      })),
    [areas, addressForm],
  );
  return (
    <Picker
      {...rest}
      title={title ?? mobile.areaPicker.title}
      columns={columns}
      onConfirm={(codes) => onConfirm(codes, areaNames(areas, codes))}
    />
  );
}

/** The areas to choose from, level by level; the selected area of a level is that of its code, else the first. */
function levelsOf(areas: readonly Area[], codes: readonly string[]): (readonly Area[])[] {
  const levels: (readonly Area[])[] = [];
  let level: readonly Area[] | undefined = areas;
  while (level && level.length > 0) {
    const code: string | undefined = codes[levels.length];
    levels.push(level);
    const chosen: Area | undefined = level.find((area) => area.code === code) ?? level[0];
    level = chosen?.children;
  }
  return levels;
}

/** The names of areas by their codes; codes that are unknown are left out. */
export function areaNames(areas: readonly Area[], codes: readonly string[]): string[] {
  const [code, ...rest] = codes;
  const area = areas.find((each) => each.code === code);
  return area ? [area.name, ...areaNames(area.children ?? [], rest)] : [];
}
