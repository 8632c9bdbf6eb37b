import type { ComponentPropsWithRef, JSX } from 'react';

type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined };

/**
 * The props of a component that renders `Tag`: its own, and those of the element with its `ref`.
 * `className` and `style` are left out, so that looks change only through tokens and variants;
 * `dangerouslySetInnerHTML`, because a component renders its own content.
 */
export type DomProps<Tag extends keyof JSX.IntrinsicElements, Own = object> = Own &
  Omit<ComponentPropsWithRef<Tag>, keyof Own | 'className' | 'style' | 'dangerouslySetInnerHTML'> &
  DataAttributes;

/** Joins the class names that are set. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
