import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** A story of the phone site: the example in a window of the named viewport, with other settings of the toolbar. */
export const at = (Example: () => ReactNode, viewport = 'phone', globals = {}): StoryObj => ({
  render: () => <Example />,
  globals: { viewport: { value: viewport }, ...globals },
});
