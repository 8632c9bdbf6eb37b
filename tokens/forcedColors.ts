import { type TokenName, tokenNames } from './vocabulary.ts';

/** A colour of the reader's own palette (CSS Color 4), as forced-colours mode shows it. */
export type SystemColor = 'Canvas' | 'CanvasText' | 'LinkText' | 'GrayText' | 'Highlight' | 'HighlightText';

const grounds =
  /^color\.(page|paper|surface\w*|\w+Surface|\w+Tag|disabledFill|skeleton|onBadge|onTooltip|onDanger)$|^theme\.(tile|shade(04|06|08|10|12|16|20)|onControl)$|^(header|footer|filing)\.(background|hover)$/;

/** The reader's colour for each colour token; undefined for what keeps its own (a scrim) or is no colour. */
export function systemColor(token: TokenName): SystemColor | undefined {
  if (token === 'color.scrim' || !/^(color|theme|header|footer|filing|focus)\./.test(token)) return undefined;
  if (/^color\.on\w+Tag$/.test(token)) return 'CanvasText';
  if (grounds.test(token)) return 'Canvas';
  if (token === 'theme.onSolid') return 'HighlightText';
  if (/^theme\.(main|solid|hover|pressed)$/.test(token)) return 'Highlight';
  if (token === 'theme.text' || token === 'header.selected') return 'LinkText';
  if (/^color\.(disabledText|disabledLine)$/.test(token)) return 'GrayText';
  return 'CanvasText';
}

/** Every token with a colour of the reader's palette. */
export const forcedTokens: [TokenName, SystemColor][] = tokenNames.flatMap((token) => {
  const color = systemColor(token);
  return color ? [[token, color] as [TokenName, SystemColor]] : [];
});
