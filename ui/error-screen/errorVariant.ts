export type ErrorVariant = 'notFound' | 'noAuthorisation' | 'service';

/** The variant for a code: 404 and 410 not found, 1001 to 1999 no authorisation, anything else service error. */
export function errorVariant(code: number): ErrorVariant {
  if (code === 404 || code === 410) return 'notFound';
  return code > 1000 && code < 2000 ? 'noAuthorisation' : 'service';
}
