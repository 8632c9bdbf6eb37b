import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { notPictured } from '../.storybook/modes.ts';
import { inChinese } from './inChinese.ts';

/** A story of a layer that is closed at first: its button opens it, Escape closes it, and the button has the focus again. */
export const opensAndCloses = {
  args: { open: false },
  parameters: notPictured('Ends as the page without its layer: there is no look to keep.'),
  play: inChinese(async () => {
    const button = screen.getByRole('button', { name: '打开' });
    await userEvent.click(button);
    const layer = await screen.findByRole('dialog');
    await waitFor(() => expect(layer).toBeVisible());
    await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  }),
};
