import { style, styleVariants } from '@vanilla-extract/css';
import { perSpace } from '../internals/space.ts';
import { vars } from '../internals/styles.ts';

export const box = style({ minWidth: 0 });
export const paddings = styleVariants(perSpace((padding) => ({ padding })));
export const paddingsX = styleVariants(perSpace((paddingInline) => ({ paddingInline })));
export const paddingsY = styleVariants(perSpace((paddingBlock) => ({ paddingBlock })));
export const surfaces = styleVariants({
  none: {},
  paper: { background: vars.color.paper },
  surface: { background: vars.color.surface },
  raised: { background: vars.color.surfaceRaised },
  tint: { background: vars.theme.shade04 },
});
export const radii = styleVariants({
  none: {},
  small: { borderRadius: vars.radius.small },
  medium: { borderRadius: vars.radius.medium },
  large: { borderRadius: vars.radius.large },
});
export const border = style({ border: `${vars.stroke.line} solid ${vars.color.line}` });
export const shadows = styleVariants({
  none: {},
  field: { boxShadow: vars.shadow.field },
  floating: { boxShadow: vars.shadow.floating },
  modal: { boxShadow: vars.shadow.modal },
});
