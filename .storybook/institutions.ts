import type { ThemeSettings } from '@yimen/tokens/make-theme';
import { jiangcheng } from '@yimen/tokens/themes/jiangcheng';
import { mingde } from '@yimen/tokens/themes/mingde';
import { yunzhou } from '@yimen/tokens/themes/yunzhou';

/** The demo institutions, whose themes the toolbar offers. */
export const institutions: readonly { key: string; name: string; settings: ThemeSettings }[] = [
  { key: 'mingde', name: '明德大学', settings: mingde },
  { key: 'jiangcheng', name: '江城职业技术学院', settings: jiangcheng },
  { key: 'yunzhou', name: '云州市政务服务中心', settings: yunzhou },
];
