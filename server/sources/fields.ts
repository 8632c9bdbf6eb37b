/** The type of a field of a kind's rows, by which an answer's value is converted. */
export type FieldSpec =
  | { readonly type: 'text'; readonly needed: boolean }
  | { readonly type: 'moment' }
  | { readonly type: 'maybeMoment' }
  | { readonly type: 'maybeDay' }
  | { readonly type: 'clock' }
  | { readonly type: 'flag' }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly otherwise: string | null };

export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

type ValueOf<Spec extends FieldSpec> = Spec extends { type: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : {
      text: string;
      moment: Date;
      maybeMoment: Date | null;
      maybeDay: string | null;
      clock: string;
      flag: boolean;
      choice: string;
    }[Spec['type']];

/** The type of a row, by the kind's fields. */
export type RowOf<Specs extends FieldSpecs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

/** Text that may be missing. */
export const textField = { type: 'text', needed: false } as const;
/** Text; a row without it is left out. */
export const neededText = { type: 'text', needed: true } as const;
/** A time; a row without it is left out. */
export const momentField = { type: 'moment' } as const;
export const maybeMoment = { type: 'maybeMoment' } as const;
/** A day, `YYYY-MM-DD`. */
export const maybeDay = { type: 'maybeDay' } as const;
/** `HH:mm`. */
export const clockField = { type: 'clock' } as const;
export const flagField = { type: 'flag' } as const;

/** One of the given values; `otherwise` when the answer has none. Without `otherwise` such a row is left out. */
export function choice<const Values extends readonly string[]>(
  values: Values,
  otherwise: Values[number] | null = null,
) {
  return { type: 'choice', values, otherwise } as const;
}

/** Whether a source's configuration must map this field. */
export const isNeeded = (spec: FieldSpec): boolean =>
  spec.type === 'moment' ||
  spec.type === 'clock' ||
  (spec.type === 'text' && spec.needed) ||
  (spec.type === 'choice' && spec.otherwise === null);
