import { useId } from 'react';
import { FieldFrame } from '../internals/field/index.ts';
import { useLocale } from '../locale/index.ts';
import { addressFormZhCN } from '../locale/own/addressForm.ts';
import { Select } from '../select/index.ts';
import * as css from './address-form.css.ts';

export type AreaOption = { value: string; label: string; children?: readonly AreaOption[] };

type AreaFieldProps = {
  id: string;
  areas: readonly AreaOption[];
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  onBlur: () => void;
  error?: string;
};

/** The options of each level down to the first that is not chosen yet. */
export function levelsOf(areas: readonly AreaOption[], value: readonly string[]): (readonly AreaOption[])[] {
  const levels: (readonly AreaOption[])[] = [];
  let options: readonly AreaOption[] | undefined = areas;
  for (let level = 0; options && options.length > 0; level += 1) {
    levels.push(options);
    const wanted = value[level];
    options = options.find((option) => option.value === wanted)?.children;
  }
  return levels;
}

/** True when the choice goes down to an area without parts. */
export function isWholeArea(areas: readonly AreaOption[], value: readonly string[]): boolean {
  const levels = levelsOf(areas, value);
  return levels.length > 0 && levels.every((options, level) => options.some((one) => one.value === value[level]));
}

/** Province, city, district: as many choices side by side as the area has levels. */
export function AreaField({ id, areas, value, onValueChange, onBlur, error }: AreaFieldProps) {
  const addressForm = useLocale().addressForm ?? addressFormZhCN;
  const own = useId();
  const ids = { control: id, label: `${own}-label`, message: `${own}-message` };
  const levels = levelsOf(areas, value);
  return (
    <FieldFrame ids={ids} label={addressForm.area} error={error} required labelAs="span">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label inside it */}
      <div role="group" aria-labelledby={ids.label} className={css.levels}>
        {levels.map((options, level) => {
          const name = addressForm.levels[level] ?? `${addressForm.area} ${level + 1}`;
          const chosen = options.some((option) => option.value === value[level]) ? value[level] : '';
          return (
            <Select
              // Another province has other cities, so the next choice is reset.
              key={value.slice(0, level).join('/')}
              id={level === 0 ? id : `${id}-${level}`}
              label={`${addressForm.area} ${name}`}
              hideLabel
              placeholder={name}
              options={options}
              value={chosen}
              onValueChange={(next) => onValueChange([...value.slice(0, level), next])}
              onBlur={onBlur}
              aria-describedby={ids.message}
              data-missing={error && chosen === '' ? '' : undefined}
              required
            />
          );
        })}
      </div>
    </FieldFrame>
  );
}
