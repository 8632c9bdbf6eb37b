/** Number of articles requested of each column; when all of them are new, the column shows “9+ 新”. */
export const newAtMost = 10;
