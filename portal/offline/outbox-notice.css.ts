import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';
import { inNoticePlace, noticePlace } from '../shell/viewport/notice-place.ts';

/** Over the place where the network and restored words are told of (`app/notice.css.ts`): both may speak at once. */
export const place = style(noticePlace(px(128)));

export const usable = style(inNoticePlace);
