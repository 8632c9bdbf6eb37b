import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import { limits } from '../limits.ts';

/** Largest uploaded picture, in bytes; as Base64 it is below the API's body limit. */
export const avatarLimit = 700_000;

/** Edge of the stored square picture, in pixels. */
export const avatarEdge = 320;

const base64Limit = Math.ceil(avatarLimit / 3) * 4;

/** A grey square of 8 × 8 pixels. */
const square =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEWKlKZhQOpPAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC';

export const uploadAvatar = endpoint({
  name: 'uploadAvatar',
  method: 'POST',
  path: '/pedestal/user/avatar/upload',
  access: 'member',
  summary: `Replaces the person's picture. PNG, JPEG or WebP up to ${avatarLimit / 1000} KB; kept as a square of ${avatarEdge} px without what the file tells of its place and camera.`,
  input: v.strictObject({
    image: described(
      v.pipe(
        v.string(),
        v.nonEmpty('请选择图片'),
        v.maxLength(base64Limit, `图片过大，最大 ${avatarLimit / 1000} KB`),
        v.regex(/^[A-Za-z0-9+/]+={0,2}$/, '不是 Base64'),
      ),
      'The file in Base64, without the `data:` prefix.',
    ),
  }),
  data: v.object({ avatar: described(v.string(), "Address of the person's picture; null without one.") }),
  writes: true,
  failures: {
    2101: 'The file is no PNG, JPEG or WebP picture, is damaged, or has too many pixels.',
  },
  limit: limits.upload,
  example: { image: square },
});

/** Text sizes, from slightly smaller than standard to one and a half times as large. */
export const textSizes = ['small', 'standard', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

const theme = v.picklist(['light', 'dark', 'auto']);
const textSize = v.picklist(textSizes);

/** A person's choices for the display of pages; null for what was never chosen. */
const appearance = v.object({
  theme: described(
    v.nullable(theme),
    '`light`, `dark`, or `auto` for what the device says; null when it was never chosen.',
  ),
  textSize: described(v.nullable(textSize), 'How large text is drawn; null when it was never chosen.'),
});

export const getAppearance = endpoint({
  name: 'getAppearance',
  method: 'GET',
  path: '/pedestal/user/appearance',
  access: 'member',
  summary: 'How the person wants pages drawn, on every device; null for what was never chosen.',
  input: nothing,
  data: appearance,
  example: {},
});

export const saveAppearance = endpoint({
  name: 'saveAppearance',
  method: 'POST',
  path: '/pedestal/user/appearance',
  access: 'member',
  summary: 'Keeps how the person wants pages drawn; what is not named stays as it is. Care mode has a call of its own.',
  input: v.strictObject({
    theme: described(v.optional(theme), '`light`, `dark`, or `auto` for what the device says.'),
    textSize: described(v.optional(textSize), 'How large text is drawn.'),
  }),
  data: appearance,
  writes: true,
  example: { theme: 'auto' },
});
