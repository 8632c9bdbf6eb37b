/** Every answer of the API travels in this envelope (specification, section 3). */
export interface Envelope<Data> {
  success: boolean;
  /** 200 on success; otherwise a code of {@link codes}. */
  code: number;
  /** A sentence a person can read, in Chinese. */
  msg: string;
  data: Data;
}

/** Envelope codes that mean the same in every call. 1001 to 1999 are shown as no-authorisation (section 6). */
export const codes = {
  ok: 200,
  malformed: 400,
  expired: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  /** Only between a page that is drawn and the server that draws it: other systems have not answered yet. */
  notYet: 425,
  tooMany: 429,
  fault: 500,
  unavailable: 503,
  unknownHost: 421,
  noPermission: 1004,
  signInRefused: 2001,
  signInLocked: 2002,
  notAPicture: 2101,
  badTimes: 2601,
  tooManyEntries: 2602,
  collectionFull: 2701,
} as const;
