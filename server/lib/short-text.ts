/** A text, cut after `longest` characters where it is longer. */
export const shortText = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
