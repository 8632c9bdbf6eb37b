import { globalStyle } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth, desktopWidth } from '../../lib/media.ts';

// Without, or before, the script in the head: a root font of 100 px at the default text size, so that 0.01 rem is one
// pixel of the design (specification, section 9).
globalStyle('html:root', {
  fontSize: '625%',
  vars: { '--ym-unit': '0.01rem' },
  '@media': {
    '(max-width: 900px)': { fontSize: 'calc(100vw / 3.75)' },
    '(min-width: 600px) and (max-width: 900px)': { vars: { '--ym-unit': '1.2px' } },
  },
});

// Larger type and controls compensate the zoom of a narrow desktop window, so that nothing is smaller than 13 px on the
// screen (DESIGN §9, 30). Care mode keeps its own sizes, which are larger still.
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
