import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@yimen/ui/vars';

// The components' reset removes list numbers and the weight of headings and bold text; documentation needs both.
globalStyle('.sbdocs-content :is(.sbdocs-ol, ol):not(.sb-unstyled *, .docs-story *)', { listStyle: 'decimal' });
globalStyle('.sbdocs-content :is(.sbdocs-ul, ul):not(.sb-unstyled *, .docs-story *)', { listStyle: 'disc' });
globalStyle('.sbdocs-content :is(h1, h2, h3, strong):not(.sb-unstyled *, .docs-story *)', {
  fontFamily: vars.font.body,
  fontWeight: vars.font.strong,
});

// The area of a story has the theme's colours, in dark as well; the page around it keeps Storybook's own.
globalStyle('.sbdocs .docs-story', { background: vars.color.surface, color: vars.color.ink });
