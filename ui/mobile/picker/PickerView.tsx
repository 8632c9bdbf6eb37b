import type { Ref } from 'react';
import type { DomProps } from '../../internals/dom.ts';
import { useValue } from '../../internals/useValue.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import * as css from './picker.css.ts';
import { type PickerOption, Wheel } from './Wheel.tsx';

export interface PickerColumn {
  /** Spoken name, such as 小时. */
  label?: string;
  options: readonly PickerOption[];
}

/** Columns, or how they follow from what is chosen: areas, days of a month. */
export type PickerColumns = readonly PickerColumn[] | ((value: readonly string[]) => readonly PickerColumn[]);

export type PickerViewProps = DomProps<
  'div',
  {
    columns: PickerColumns;
    /** One value per column; a column whose value it does not have shows its first option. */
    value?: readonly string[];
    defaultValue?: readonly string[];
    onValueChange?: (value: string[]) => void;
    children?: undefined;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** Wheels beside each other, five rows of 44 px in sight (DESIGN §10.9). Renders a div of listboxes. */
export function PickerView({ columns, value, defaultValue = noValues, onValueChange, ...rest }: PickerViewProps) {
  const mobile = useMobileLocale();
  const [chosen, setChosen] = useValue<readonly string[]>(value, defaultValue, (next) => onValueChange?.([...next]));
  const { shown, columns: resolved } = resolve(columns, chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning
    <div role="group" {...rest} className={css.view}>
      <div aria-hidden className={css.band} />
      {resolved.map(({ label, options }, index) => {
        const name = label ?? mobile.picker.column(index + 1);
        return (
          <Wheel
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; two may have one name
            key={index}
            label={name}
            options={options}
            value={shown[index]}
            onValueChange={(next) => setChosen(resolve(columns, shown.with(index, next)).shown)}
          />
        );
      })}
    </div>
  );
}

const noValues: readonly string[] = [];

/** The columns for a value and that value with what it lacks or gets wrong put right, from the first column on. */
export function resolve(columns: PickerColumns, value: readonly string[]) {
  let shown = [...value];
  let made = typeof columns === 'function' ? columns(shown) : columns;
  for (let index = 0; index < made.length; index += 1) {
    const { options } = made[index] as PickerColumn;
    const valid = options.some((option) => option.value === shown[index]);
    if (!valid) shown[index] = options.find(({ disabled }) => !disabled)?.value ?? '';
    if (typeof columns === 'function') made = columns(shown);
  }
  shown = shown.slice(0, made.length);
  return { shown, columns: made };
}
