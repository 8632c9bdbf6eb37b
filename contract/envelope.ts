/** The envelope of every answer of the API (specification, section 3). */
export interface Envelope<Data> {
  success: boolean;
  /** 200 on success; otherwise a code of {@link codes}. */
  code: number;
  /** A sentence a person can read, in Chinese. */
  msg: string;
  data: Data;
}

/** Envelope codes with the same meaning in every call. 1001 to 1999 are shown as no-authorisation (section 6). */
export const codes = {
  ok: 200,
  malformed: 400,
  expired: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  /** What was asked for was withdrawn; `data` tells when, why and where to go instead. */
  withdrawn: 410,
  /** Used only while the server renders a page: other systems have not answered yet. */
  notYet: 425,
  tooMany: 429,
  fault: 500,
  unavailable: 503,
  unknownHost: 421,
  noPermission: 1004,
  /** A staff session that has to prove the second factor first. */
  secondFactorDue: 2071,
  signInRefused: 2001,
  signInLocked: 2002,
  notAPicture: 2101,
  badTimes: 2601,
  tooManyEntries: 2602,
  collectionFull: 2701,
  /** A reply to a notice that is not taken; the message says why. */
  replyRefused: 2721,
  /** A grant that may not be given or ended; the message says why. */
  grantRefused: 2801,
  /** A draft or a release for which this cannot be done now; the message says why. */
  releaseRefused: 2802,
  /** An import for which this cannot be done now; the message says why. */
  importRefused: 2803,
  /** A sign-in of a person that the staff cannot mend so; the message says why. */
  accountRefused: 2804,
  /** A preview that cannot be made so; the message says why. */
  previewRefused: 2805,
  /** A connection with another system that cannot be so, or not now; the message says why. */
  connectionRefused: 2806,
  /** A decision on an approval that is not taken; the message says why. */
  decisionRefused: 2807,
  /** An approval that the person has decided before. */
  decidedAlready: 2808,
  /** A decision that its system did not answer: it may have been taken, and may be made again. */
  decisionUnanswered: 2809,
  /** A browser to which nothing can be pushed; the message says why. */
  pushRefused: 2810,
} as const;
