function choice(title: string, icon: string, items: Record<string, string>) {
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

/** The toolbar of the design system: what a component may meet in the product. */
export const toolbar = {
  institution: choice('机构主题 Institution', 'paintbrush', {
    mingde: '明德大学',
    jiangcheng: '江城职业技术学院',
    yunzhou: '云州市政务服务中心',
  }),
  mode: choice('明暗 Mode', 'mirror', { light: '浅色 Light', dark: '深色 Dark' }),
  care: choice('关怀版 Care', 'accessibility', { off: '标准 Standard', on: '关怀版 Care' }),
  grey: choice('灰度 Grey', 'contrast', { off: '彩色 Colour', on: '灰度 Grey' }),
  zoom: choice('缩放 Zoom', 'zoom', { '1': '1（1537 px 起）', '0.84': '0.84（1440 px）', '0.7467': '0.75（1280 px）' }),
  locale: choice('语言 Language', 'globe', { 'zh-CN': '简体中文', en: 'English' }),
};
