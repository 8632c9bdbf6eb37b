import { style } from '@vanilla-extract/css';
import { px, type, vars } from '../internals/styles.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'center',
  gap: px(56),
  width: '100%',
  maxWidth: vars.size.main,
  marginInline: 'auto',
  paddingBlock: px(40),
  '@media': {
    'screen and (max-width: 900px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: px(24),
      paddingInline: px(24),
      justifyItems: 'stretch',
    },
  },
});

export const picture = style({ minWidth: 0 });

export const sky = style({ fill: vars.theme.shade08 });
export const ridge = style({ fill: vars.theme.shade12 });
export const ground = style({ fill: vars.theme.shade20 });
export const sun = style({ fill: vars.color.star, opacity: 0.5 });
export const way = style({ fill: 'none', stroke: vars.color.surface, strokeWidth: 22, strokeLinecap: 'round' });
export const wall = style({ fill: vars.color.surface });
export const gate = style({ fill: vars.theme.shade30 });
export const roof = style({ fill: vars.color.inkSecondary });
export const line = style({
  fill: 'none',
  stroke: vars.color.inkSecondary,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const art = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '14 / 9',
  objectFit: 'contain',
  marginInlineStart: px(-24),
  '@media': { 'screen and (max-width: 900px)': { marginInlineStart: 0, maxHeight: '40vh' } },
});

export const words = style({ minWidth: 0 });
export const code = style({
  ...type('body'),
  fontWeight: vars.font.strong,
  color: vars.theme.text,
  marginBlockEnd: px(8),
});
export const title = style({
  fontSize: px(32),
  lineHeight: px(44),
  fontWeight: vars.font.strong,
  marginBlockEnd: px(12),
  overflowWrap: 'anywhere',
});
export const description = style({
  ...type('body'),
  lineHeight: 1.75,
  color: vars.color.inkSecondary,
  maxWidth: px(400),
  marginBlockEnd: px(16),
});
export const message = style({
  ...type('meta'),
  display: 'inline-block',
  maxWidth: '100%',
  padding: `${px(12)} ${px(16)}`,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
});
export const reference = style({ display: 'block', color: vars.color.inkTertiary });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(16),
  marginBlockStart: px(32),
});
export const exit = style({
  display: 'grid',
  width: px(240),
  '@media': { 'screen and (max-width: 900px)': { width: '100%' } },
});
