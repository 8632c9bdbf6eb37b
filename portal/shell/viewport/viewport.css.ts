import { globalStyle } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth, desktopWidth } from '../../lib/media.ts';

// What holds before, or without, the script in the head: 100 px root font at the reader's default text size,
// so that one hundredth of it is one pixel of the design (specification, section 9).
globalStyle('html:root', {
  fontSize: '625%',
  vars: { '--ym-unit': '0.01rem' },
  '@media': {
    '(max-width: 900px)': { fontSize: 'calc(100vw / 3.75)' },
    '(min-width: 600px) and (max-width: 900px)': { vars: { '--ym-unit': '1.2px' } },
  },
});

// The zoom of a narrow desktop window is compensated by larger type and controls, so that nothing lands
// under 13 px on the screen (DESIGN §9, 30). Care mode's own sizes are larger still and stay.
const { text, control } = vars;
globalStyle(':root:not([data-care])', {
  '@media': {
    [`${desktopWidth} and ${compactWidth}`]: {
      vars: {
        [text.display.size]: px(40),
        [text.display.line]: px(54),
        [text.title1.size]: px(36),
        [text.title1.line]: px(50),
        [text.title2.size]: px(26),
        [text.title2.line]: px(36),
        [text.title3.size]: px(22),
        [text.title3.line]: px(32),
        [text.body.size]: px(20),
        [text.body.line]: px(30),
        [text.meta.size]: px(17.5),
        [text.meta.line]: px(27),
        [text.micro.size]: px(16.25),
        [text.micro.line]: px(22),
        [control.small]: px(40),
        [control.medium]: px(48),
        [control.large]: px(56),
        [control.xlarge]: px(60),
      },
    },
  },
});
