import { bannerList, carList } from '@yimen/contract/site';
import { defineModule } from '../shared/module.tsx';
import { SlidePanel } from './SlidePanel.tsx';

/** 轮播图: the institution's banners as slides. */
export const carousel = defineModule({
  sign: 'carousel',
  load: ({ call }) => call(carList, {}),
  View: ({ data, entry }) => (data.length > 0 ? <SlidePanel label={entry.name} slides={data} /> : null),
});

/** The banner as one panel among others; elsewhere it is the page's hero. */
export const bannerPanel = defineModule({
  sign: 'banner',
  load: ({ call }) => call(bannerList, {}),
  View: ({ data, entry }) => (data.length > 0 ? <SlidePanel label={entry.name} slides={data} /> : null),
});
