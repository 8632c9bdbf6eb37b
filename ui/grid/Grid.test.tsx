import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Grid } from './index.ts';

describe('Grid', () => {
  conformance(<Grid columns={3}>Words</Grid>, { refersTo: HTMLDivElement });

  test('makes equal columns whatever the children hold', () => {
    const { container } = render(
      <Grid columns={2} gap={24}>
        <i>短</i>
        <i>{'a'.repeat(500)}</i>
      </Grid>,
    );
    const [first, second] = [...container.querySelectorAll('i')].map((child) => child.getBoundingClientRect().width);
    expect(first).toBe(second);
  });
});
