/** Of each column so many are asked for; when all of them are new it reads “9+ 新”. */
export const newAtMost = 10;
