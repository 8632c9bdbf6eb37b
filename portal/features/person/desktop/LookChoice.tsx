import { Heading } from '@yimen/ui/heading';
import { useId } from 'react';
import type { Look } from '../../../shell/visit/look.ts';
import * as css from './look.css.ts';

const lookChoices = [
  { value: 'auto', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'care', label: '长辈版' },
] as const satisfies readonly { value: Look; label: string }[];

interface LookChoiceProps {
  value: Look;
  onChoose(look: Look): void;
}

/** Radio group of appearances, each a small picture of a page. */
export function LookChoice({ value, onChoose }: LookChoiceProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={css.group}>
      <Heading level={2} size="body" id={id}>
        外观
      </Heading>
      <div className={css.looks}>
        {lookChoices.map((look) => (
          <label key={look.value} className={css.look} data-state={look.value === value ? 'active' : 'inactive'}>
            <span className={css.sketches} aria-hidden="true">
              {look.value === 'auto' ? (
                <>
                  <Sketch mode="light" half />
                  <Sketch mode="dark" half />
                </>
              ) : (
                <Sketch mode={look.value === 'dark' ? 'dark' : 'light'} large={look.value === 'care'} />
              )}
            </span>
            <span className={css.choice}>
              <input
                type="radio"
                name={id}
                className={css.radio}
                checked={look.value === value}
                onChange={() => onChoose(look.value)}
              />
              {look.label}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface SketchProps {
  mode: 'light' | 'dark';
  large?: boolean;
  half?: boolean;
}

/** A simplified page in the institution's colours. */
function Sketch({ mode, large = false, half = false }: SketchProps) {
  return (
    <span data-theme-scope="" data-theme={mode} className={half ? css.halfSketch : css.sketch}>
      <span className={large ? css.largeTitle : css.title} />
      <span className={css.search}>
        <span className={large ? css.largeField : css.field} />
        {!half && <span className={large ? css.largeButton : css.button} />}
      </span>
      {(large ? ['large-1', 'large-2'] : ['line-1', 'line-2', 'line-3']).map((line) => (
        <span key={line} className={large ? css.largeLine : css.line} />
      ))}
    </span>
  );
}
