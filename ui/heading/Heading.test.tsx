import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Heading } from './index.ts';

describe('Heading', () => {
  conformance(<Heading level={2}>Title</Heading>, { refersTo: HTMLHeadingElement });

  test('keeps its level in the outline whatever its size', async () => {
    render(
      <Heading level={3} size="title1">
        今天想办什么事？
      </Heading>,
    );
    await expect.element(page.getByRole('heading', { level: 3, name: '今天想办什么事？' })).toBeVisible();
  });
});
