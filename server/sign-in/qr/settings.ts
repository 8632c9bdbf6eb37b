import * as v from 'valibot';

export const qrKind = { kind: 'qr', settings: v.strictObject({}) } as const;
