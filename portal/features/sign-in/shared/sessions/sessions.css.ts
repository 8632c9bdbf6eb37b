import { globalStyle, style } from '@vanilla-extract/css';
import { largeType, px, vars } from '@yimen/ui/vars';

const narrow = '(max-width: 900px)';

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(16) });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  marginBottom: px(12),
});

globalStyle(`${head} button`, { '@media': { [largeType]: { whiteSpace: 'normal' } } });

export const answers = style({ display: 'flex', flexWrap: 'wrap' });

export const rows = style({ listStyle: 'none', margin: 0, marginTop: px(8), padding: 0 });

/** Device, time and button in columns; on a phone the time is below the device, in large type the button too. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) minmax(0, ${px(128)}) ${px(112)}`,
  alignItems: 'center',
  columnGap: px(16),
  minHeight: px(80),
  paddingBlock: px(12),
  selectors: { '& + &': { borderTop: `${vars.stroke.line} solid ${vars.color.lineSubtle}` } },
  '@media': {
    [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: px(12) },
    [largeType]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: px(4) },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${px(8)}`,
  fontWeight: vars.font.strong,
});

export const note = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.inkTertiary,
});

const auto = { gridColumn: 'auto', gridRow: 'auto' } as const;
const phoneMoment = { [narrow]: { gridColumn: 2, gridRow: 2, paddingTop: px(4) }, [largeType]: auto } as const;

export const when = style([note, { color: vars.color.inkSecondary, '@media': phoneMoment }]);

export const here = style([when, { color: vars.color.success, fontWeight: vars.font.strong, '@media': phoneMoment }]);

export const action = style({
  textAlign: 'end',
  '@media': { [narrow]: { gridColumn: 3, gridRow: 1 }, [largeType]: { ...auto, textAlign: 'start' } },
});

/** Longer than a button: on a phone it is below the device, so that the text keeps its width. */
export const wayOut = style({
  textAlign: 'end',
  '@media': {
    [narrow]: { gridColumn: 2, gridRow: 3, marginInlineStart: px(-20), textAlign: 'start' },
    [largeType]: { ...auto, marginInlineStart: 0 },
  },
});
