import { type TokenName, tokenNames } from './vocabulary.ts';

/** A CSS Color 4 system colour, as forced-colours mode shows it. */
export type SystemColor = 'Canvas' | 'CanvasText' | 'LinkText' | 'GrayText' | 'Highlight' | 'HighlightText';

const systemSurfaces =
  /^color\.(page|paper|surface\w*|\w+Surface|\w+Tag|disabledFill|skeleton|onBadge|onTooltip|onDanger)$|^theme\.(tile|shade(04|06|08|10|12|16|20)|onControl)$|^(header|footer|filing)\.(background|hover)$/;

/** The system colour of a token; undefined if it keeps its own colour (a scrim) or is not a colour. */
export function systemColor(token: TokenName): SystemColor | undefined {
  if (token === 'color.scrim' || !/^(color|theme|header|footer|filing|focus)\./.test(token)) return undefined;
  if (/^color\.on\w+Tag$/.test(token)) return 'CanvasText';
  if (systemSurfaces.test(token)) return 'Canvas';
  if (token === 'theme.onSolid') return 'HighlightText';
  if (/^theme\.(main|solid|hover|pressed)$/.test(token)) return 'Highlight';
  if (token === 'theme.text' || token === 'header.selected') return 'LinkText';
  if (/^color\.(disabledText|disabledLine)$/.test(token)) return 'GrayText';
  return 'CanvasText';
}

/** Every token that has a system colour. */
export const forcedTokens: [TokenName, SystemColor][] = tokenNames.flatMap((token) => {
  const color = systemColor(token);
  return color ? [[token, color] as [TokenName, SystemColor]] : [];
});
