import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const narrow = '(max-width: 900px)';
const wide = '(min-width: 900.02px)';

/** On the desktop the tabs are the title; a phone has one method, and a title. */
export const titleOnPhone = style({
  '@media': {
    [wide]: { position: 'absolute', width: px(1), height: px(1), overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** Hidden on a phone, which cannot scan its own screen. */
export const tabsOnDesktop = style({ '@media': { [narrow]: { display: 'none' } } });

// Space above the panel of the tabs; a phone has no tabs.
export const panel = style({ paddingTop: px(16), '@media': { [narrow]: { paddingTop: 0, marginTop: px(-16) } } });

export const waiting = style({ minHeight: px(300) });

export const others = style({ display: 'grid', gap: px(20) });

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(16),
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.inkTertiary,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderTop: `${vars.stroke.line} solid ${vars.color.line}` },
  },
});

export const row = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${px(150)}, 1fr))`,
  gap: px(12),
});

export const column = style({ listStyle: 'none', display: 'grid', gap: px(12) });

export const another = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${px(16)}`,
  marginTop: px(-8),
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
});

export const bubble = style({ width: px(18), height: px(18), color: vars.color.success });
