import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicInterface } from '../../scripts/api/print.ts';
import { root } from '../../scripts/sources.ts';

describe('the public interface', () => {
  const actual = publicInterface();

  test('is what ui/api.md says; after a change on purpose run npm run api -- --update', async () => {
    await expect(actual).toMatchFileSnapshot(path.join(root, 'ui/api.md'));
  });

  test('has components, their props, the words that these take, and tokens', () => {
    for (const part of [
      /^## @yimen\/ui\/button\n\n```ts\nfunction Button\(\{ variant, /m,
      /^type ButtonProps = DomProps<'button', ButtonLook & \{\n {4}loading\?: boolean;/m,
      /^\/\/ ui\/button\/Button\ntype ButtonLook = \{\n {4}variant\?: ButtonVariant;/m,
      /^type DialogSize = keyof typeof css\.sizes;/m,
      /^\/\/ ui\/dialog\/dialog\.css\nconst sizes: Record<"form" \| "medium", string>;/m,
      /^color\.ink {2}--ym-color-ink$/m,
    ]) {
      expect(actual).toMatch(part);
    }
  });

  test('names no file of this machine', () => {
    expect(actual).not.toMatch(/file:\/|\/home\/|\/tmp\/|import\(/);
    expect(actual).not.toContain(root);
  });
});
