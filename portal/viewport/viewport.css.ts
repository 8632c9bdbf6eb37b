import { globalStyle } from '@vanilla-extract/css';

// What holds before, or without, the script in the head: 100 px root font at the reader's default text size,
// so that one hundredth of it is one pixel of the design (specification, section 9).
globalStyle('html:root', {
  fontSize: '625%',
  vars: { '--ym-unit': '0.01rem' },
  '@media': {
    '(max-width: 900px)': { fontSize: 'calc(100vw / 3.75)' },
    '(min-width: 600px) and (max-width: 900px)': { vars: { '--ym-unit': '1.6px' } },
  },
});
