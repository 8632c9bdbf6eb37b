import { style } from '@vanilla-extract/css';
import { besideNotch, px, vars } from '@yimen/ui/vars';

/** A low screen, such as a phone's with the browser's toolbars. */
const low = '(max-height: 720px)';
const flat = '(min-width: 560px) and (max-height: 480px)';

export const page = style({
  minHeight: `calc(100vh / ${vars.zoom})`,
  maxWidth: px(440),
  marginInline: 'auto',
  paddingBlock: `${px(56)} ${px(32)}`,
  ...besideNotch(px(24)),
  display: 'grid',
  alignContent: 'start',
  gap: px(24),
  outline: 'none',
  '@media': {
    [low]: { paddingBlock: px(24) },
    // In landscape: the question beside the device, then the warning and the answers in a row.
    [flat]: {
      maxWidth: px(640),
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: `${px(12)} ${px(24)}`,
      alignContent: 'center',
      alignItems: 'center',
      paddingBlock: px(12),
    },
  },
});

/** As high as possible with both answers still visible. */
export const picture = style({
  width: px(200),
  height: px(130),
  marginInline: 'auto',
  '@media': {
    [low]: { height: `calc(100vh - ${px(584)})` },
    '(max-height: 640px)': { display: 'none' },
  },
});
export const ground = style({ fill: vars.theme.shade10 });
export const body = style({ fill: vars.theme.control });
export const sky = style({ fill: vars.theme.shade16 });
export const sun = style({ fill: vars.color.star, opacity: 0.6 });
export const hills = style({ fill: vars.theme.shade40 });
export const glass = style({ fill: vars.color.surface });
export const mark = style({ fill: vars.color.success });
export const tick = style({ fill: 'none', stroke: vars.color.surface, strokeWidth: 3 });

export const words = style({
  display: 'grid',
  gap: px(4),
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
});

/** Spans both columns, where there are two. */
export const whole = style({ gridColumn: '1 / -1' });

/** Lines break between sentences, not inside them. */
export const phrase = style({ display: 'inline-block' });

export const facts = style({
  margin: 0,
  paddingInline: px(16),
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: px(24),
  minHeight: px(52),
  paddingBlock: px(8),
  '@media': { [flat]: { minHeight: px(36), paddingBlock: px(4) } },
  selectors: { '& + &': { borderTop: `${vars.stroke.line} solid ${vars.color.lineSubtle}` } },
});

export const label = style({ display: 'flex', alignItems: 'center', gap: px(12), color: vars.color.inkTertiary });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const actions = style([
  whole,
  {
    display: 'grid',
    gap: px(8),
    marginTop: px(8),
    '@media': { [flat]: { gridTemplateColumns: '2fr 1fr', marginTop: 0 } },
  },
]);
