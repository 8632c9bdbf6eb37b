import type { ReactNode } from 'react';
import { CheckIcon, XIcon } from '../icon/index.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './steps.css.ts';

/** plan: a step of a guide that nobody has begun; the others tell how far a case has come. */
export const stepStates = ['plan', 'done', 'current', 'upcoming', 'error'] as const;

export type StepsProps = DomProps<
  'ol',
  {
    /** In their order; a step without a state is `plan`. */
    items: readonly {
      title: string;
      note?: ReactNode;
      state?: (typeof stepStates)[number];
      /** What became of the step, spoken in place of its state's own word, such as 已退回 of an `error`. */
      stateLabel?: string;
    }[];
    /** At most five steps side by side; more belong in a column. */
    direction?: 'horizontal' | 'vertical';
  }
>;

/** The steps of a procedure (DESIGN §10.5). Renders an ol; the current step carries `aria-current="step"`. */
export function Steps({ items, direction = 'horizontal', ...rest }: StepsProps) {
  const { steps } = useLocale();
  return (
    <ol {...rest} className={css.list[direction]} data-direction={direction}>
      {items.map((item, index) => {
        const state = item.state ?? 'plan';
        return (
          <li
            key={item.title}
            className={css.item[direction]}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={cx(css.node, direction === 'vertical' && css.currentVertical)} aria-hidden="true">
              {state === 'done' ? (
                <CheckIcon size={16} strokeWidth={2.5} />
              ) : state === 'error' ? (
                <XIcon size={16} strokeWidth={2.5} />
              ) : (
                index + 1
              )}
            </span>
            <div className={css.words[direction]}>
              <div className={css.title}>
                {item.title}
                {state !== 'plan' && (
                  <VisuallyHidden>{item.stateLabel ? steps.named(item.stateLabel) : steps[state]}</VisuallyHidden>
                )}
              </div>
              {item.note && <div className={css.note}>{item.note}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
