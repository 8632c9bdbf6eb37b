/** Most choices of a notice that asks for a reply. */
export const mostChoices = 10;
/** Longest of them, in characters. */
export const longestChoice = 60;
