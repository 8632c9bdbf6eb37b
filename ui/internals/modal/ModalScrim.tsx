import type { ComponentPropsWithRef, Ref } from 'react';
import { useThemeScope } from '../../theme/scope.ts';
import { assignVar } from '../assignVar.ts';
import * as css from '../scrim.css.ts';

/** Props of a layer from its component, which is outside of Radix's portal. */
export type LayerProps<Props> = Omit<Props, 'onOpenChange' | 'ref'> & {
  contentRef?: Ref<HTMLDivElement>;
  /** From Radix's portal, which waits for this element's animation before it removes the layer. */
  ref?: Ref<HTMLDivElement>;
};

type ModalScrimProps = ComponentPropsWithRef<'div'> & {
  open: boolean;
  /** How many modal layers are open below this one. */
  depth: number;
  'data-side'?: string;
};

/** The scrim behind a modal layer, in the theme of the place it was opened from. */
export function ModalScrim({ open, depth, ...rest }: ModalScrimProps) {
  const scope = useThemeScope();
  return (
    <div
      {...rest}
      {...scope.attributes}
      data-state={open ? 'open' : 'closed'}
      style={{ ...scope.style, ...assignVar(css.depth, depth) }}
    />
  );
}
