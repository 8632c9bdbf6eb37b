import { props } from 'virtual:props-of-components';
import type { ArgTypesEnhancer, Renderer, StrictArgTypes } from 'storybook/internal/types';
import type { Prop } from '../scripts/api/components.ts';

/** Rows of the props table and controls, from the component's types instead of Storybook's inference. */
export const withProps: ArgTypesEnhancer<Renderer> = ({ component, argTypes }) => {
  const name: unknown = (component as { __docgenInfo?: { displayName?: unknown } } | undefined)?.__docgenInfo
    ?.displayName;
  const known = typeof name === 'string' ? props[name] : undefined;
  if (!known) return argTypes;
  const rows: StrictArgTypes = Object.fromEntries(known.map((prop) => [prop.name, rowOf(prop)]));
  // An attribute of the element that a story passes in addition to the component's props keeps its row.
  return { ...Object.fromEntries(Object.entries(argTypes).filter(([key]) => !isGuessed(key, argTypes))), ...rows };
};

function isGuessed(key: string, argTypes: StrictArgTypes): boolean {
  return argTypes[key]?.table?.type?.summary === 'unknown';
}

function rowOf({ name, optional, type, note, default: standard }: Prop): StrictArgTypes[string] {
  const options = [...type.matchAll(/(?:^|\| )(?:'([^']*)'|(\d+))(?= \||$)/g)].map(([, word, digits]) =>
    digits === undefined ? (word ?? '') : Number(digits),
  );
  const isChoice = options.length > 1 && options.length === type.split(' | ').length;
  return {
    name,
    description: note,
    type: { name: 'other', value: type, required: !optional },
    table: { type: { summary: type }, ...(standard && { defaultValue: { summary: standard } }) },
    ...(isChoice ? { options, control: { type: 'select' } } : { control: controlOf(type) }),
  };
}

/** A control only for a type whose values a person can set in the panel. */
function controlOf(type: string): { type: 'text' | 'number' | 'boolean' } | false {
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'number') return { type: 'number' };
  if (type === 'string' || type === 'ReactNode') return { type: 'text' };
  return false;
}
