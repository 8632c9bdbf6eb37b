import * as v from 'valibot';

const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, `不能小于 ${least}`), v.maxValue(most, `不能大于 ${most}`));

/** Requirements for new passwords; existing passwords stay valid. */
const settings = v.strictObject({
  minLength: v.optional(count(8, 64), 8),
  /** Whether common passwords are refused. */
  refusesCommon: v.optional(v.boolean(), true),
  /** How many of the last passwords may not be used again. */
  formerPasswords: v.optional(count(0, 24), 5),
});
export type PasswordSettings = v.InferOutput<typeof settings>;

export const passwordKind = { kind: 'password', settings } as const;
