import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const wide = '(min-width: 1537px)';

export const hero = style({ position: 'relative', background: vars.theme.shade08 });
/** In px: 400 for a guest, 296 for a member, 344 for a member on a wide screen (DESIGN §9, 31). */
export const height = styleVariants({
  guest: { minBlockSize: px(400), '@media': { [wide]: { minBlockSize: px(440) } } },
  member: { minBlockSize: px(296), '@media': { [wide]: { minBlockSize: px(344) } } },
});

/** In front of the pictures; clicks beside the text reach what is behind. */
export const front = style({ position: 'relative', zIndex: 1, pointerEvents: 'none' });
export const words = style({});
globalStyle(`${words} > *`, { pointerEvents: 'auto' });
/** Space at the bottom for the slides' announcements, or for the panel that overlaps the pictures. */
export const aboveFoot = style({ selectors: { '&&': { paddingBlockEnd: px(104) } } });
export const place = styleVariants({
  guest: { paddingBlock: `${px(72)} ${px(40)}` },
  member: { paddingBlock: `${px(44)} ${px(96)}`, '@media': { [wide]: { paddingBlockStart: px(64) } } },
});
export const date = style({ display: 'flex', gap: px(16), marginBlockEnd: px(4) });
const spaced = style({ letterSpacing: '.02em' });
export const title = styleVariants({ guest: [spaced, { marginBlockEnd: px(24) }], member: [spaced] });
export const summary = style({ display: 'block', marginBlock: `${px(2)} ${px(20)}` });
export const search = styleVariants({
  guest: { inlineSize: px(600), maxInlineSize: '100%' },
  member: { inlineSize: px(560), maxInlineSize: '100%' },
});
export const hot = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: px(16),
  marginBlockStart: px(16),
  selectors: { '& + &': { marginBlockStart: px(8) } },
});
export const hotList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${px(4)} ${px(16)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The search-led hero: 440 px high, with a wider search (DESIGN §9, 03). */
export const searchHero = style([hero, { minBlockSize: px(440) }]);
export const searchWords = style({ paddingBlock: `${px(64)} ${px(40)}` });
export const wideSearch = style({ inlineSize: px(720), maxInlineSize: '100%', marginBlockStart: px(24) });
