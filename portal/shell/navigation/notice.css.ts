import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';
import { inNoticePlace, noticePlace } from '../viewport/notice-place.ts';

export const place = style(noticePlace(`calc(${px(64)} + env(safe-area-inset-bottom, 0px))`));

export const usable = style(inNoticePlace);

export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: px(4) });
