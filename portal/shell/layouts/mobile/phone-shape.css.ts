import { style } from '@vanilla-extract/css';
import { acrossNotch, fullBleed, px, touch, vars } from '@yimen/ui/vars';

const surface = { background: vars.color.surface, ...fullBleed(vars.color.surface) };

/** What a picture will fill, with what stands at its foot; the first card begins over that. */
export const hero = style({
  display: 'flex',
  alignItems: 'end',
  boxSizing: 'border-box',
  minBlockSize: px(240),
  marginBlockEnd: px(-16),
  paddingBlockEnd: px(32),
  ...acrossNotch(px(12)),
  background: vars.theme.shade08,
});
export const topic = style([hero, { minBlockSize: px(148), marginBlockEnd: px(-40), paddingBlockEnd: px(72) }]);
export const person = style([
  hero,
  { alignItems: 'center', gap: px(16), minBlockSize: px(156), marginBlockEnd: px(-40), paddingBlockEnd: px(40) },
]);
export const words = style({ display: 'grid', flex: 1, gap: px(12) });

export const card = style({ paddingBlock: px(12) });
export const sheet = style(surface);
export const tabs = style([
  sheet,
  {
    display: 'flex',
    alignItems: 'center',
    gap: px(24),
    minBlockSize: touch(),
    paddingInline: px(16),
    borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
  },
]);
export const title = style({ padding: `${px(4)} ${px(16)} ${px(12)}` });
export const facts = style({ display: 'flex', justifyContent: 'space-around', paddingBlock: px(16) });
export const fact = style({ display: 'grid', justifyItems: 'center', gap: px(12), minBlockSize: px(44) });
export const lead = style([sheet, { display: 'grid', gap: px(12), padding: px(16) }]);
export const notice = style([
  sheet,
  {
    display: 'grid',
    alignContent: 'center',
    gap: px(14),
    boxSizing: 'border-box',
    minBlockSize: px(120),
    paddingInline: px(16),
    borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
  },
]);
export const collected = style([sheet, { paddingBlock: `${px(8)} ${px(16)}` }]);
export const search = style([sheet, { padding: `${px(4)} ${px(12)} ${px(12)}` }]);
/** In the bar, between the arrow and the word that searches. */
export const searchField = style([
  sheet,
  {
    position: 'relative',
    zIndex: vars.layer.sticky,
    marginBlockStart: `calc(-1 * ${touch()})`,
    marginInlineStart: px(48),
    paddingBlock: `${px(4)} ${px(8)}`,
    paddingInlineEnd: px(60),
  },
]);
export const days = style([
  sheet,
  { display: 'flex', justifyContent: 'space-around', marginBlockEnd: px(12), padding: `${px(72)} ${px(8)} ${px(52)}` },
]);
export const hall = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', marginBlockStart: px(8) });
/** As wide as four letters with their room. */
export const rail = style({
  display: 'grid',
  alignContent: 'start',
  gap: px(36),
  padding: `${px(18)} ${px(16)}`,
});
/** The start, at the thumb. */
export const foot = style([
  sheet,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: `${px(12)} ${px(16)} calc(${px(12)} + env(safe-area-inset-bottom, 0px))`,
  },
]);
