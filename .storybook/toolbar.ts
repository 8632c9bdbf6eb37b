import type { Preview } from '@storybook/react-vite';
import { institutions } from './institutions.ts';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<GlobalTypes[string]['toolbar']>['icon'];

function choice(title: string, icon: Icon, items: Record<string, string>) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
    },
  };
}

/** The toolbar of the design system: the conditions in which the product shows a component. */
export const toolbar: GlobalTypes = {
  institution: choice(
    '机构主题 Institution',
    'paintbrush',
    Object.fromEntries(institutions.map(({ key, name }) => [key, name])),
  ),
  mode: choice('明暗 Mode', 'mirror', { light: '浅色 Light', dark: '深色 Dark' }),
  care: choice('关怀版 Care', 'accessibility', { off: '标准 Standard', on: '关怀版 Care' }),
  grey: choice('灰度 Grey', 'contrast', { off: '彩色 Colour', on: '灰度 Grey' }),
  zoom: choice('缩放 Zoom', 'zoom', { '1': '1（1537 px 起）', '0.84': '0.84（1440 px）', '0.7467': '0.75（1280 px）' }),
  locale: choice('语言 Language', 'globe', { 'zh-CN': '简体中文', en: 'English' }),
};

/** Initial choices of the toolbar. */
export const initialGlobals = {
  institution: 'mingde',
  mode: 'light',
  care: 'off',
  grey: 'off',
  zoom: '1',
  locale: 'zh-CN',
};
