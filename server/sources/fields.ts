/** What a field of a kind's rows holds, and so how an answer's value becomes it. */
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

/** The row that a kind's fields make. */
export type RowOf<Specs extends FieldSpecs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

/** Text that may be missing. */
export const text = { type: 'text', needed: false } as const;
/** Text without which there is no row. */
export const neededText = { type: 'text', needed: true } as const;
/** A moment without which there is no row. */
export const moment = { type: 'moment' } as const;
export const maybeMoment = { type: 'maybeMoment' } as const;
/** A day, `YYYY-MM-DD`. */
export const maybeDay = { type: 'maybeDay' } as const;
/** `HH:mm`. */
export const clock = { type: 'clock' } as const;
export const flag = { type: 'flag' } as const;

/** One of some values; `otherwise` when none is given, and no row without it. */
export function choice<const Values extends readonly string[]>(
  values: Values,
  otherwise: Values[number] | null = null,
) {
  return { type: 'choice', values, otherwise } as const;
}

/** Whether a source has to say where a field comes from. */
export const isNeeded = (spec: FieldSpec): boolean =>
  spec.type === 'moment' ||
  spec.type === 'clock' ||
  (spec.type === 'text' && spec.needed) ||
  (spec.type === 'choice' && spec.otherwise === null);
