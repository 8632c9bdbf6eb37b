import * as v from 'valibot';

export const passwordKind = { kind: 'password', settings: v.strictObject({}) } as const;
