/** Longest texts of an entry of the schedule, in characters; as all of these for server and browser alike. */
export const entryLimits = { title: 40, place: 60, note: 500 } as const;

/** Characters that the name of a group of collected services may have. */
export const groupNameLimit = 12;
