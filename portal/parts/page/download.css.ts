import { style } from '@vanilla-extract/css';
import { vars } from '@yimen/ui/vars';

export const download = style({
  fontSize: vars.text.meta.size,
  whiteSpace: 'nowrap',
  '@media': { print: { display: 'none' } },
});
export const onPaper = style({ display: 'none', '@media': { print: { display: 'inline' } } });
