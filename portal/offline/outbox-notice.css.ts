import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';
import { inNoticePlace, noticePlace } from '../shell/viewport/notice-place.ts';

/** Above the place of the network and draft notices (`shell/navigation/notice.css.ts`): both may be shown at once. */
export const place = style(noticePlace(px(128)));

export const usable = style(inNoticePlace);
