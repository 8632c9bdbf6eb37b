import { colorDescriptions, type Purpose, themeDescriptions } from './colorDescriptions.ts';
import { type PromiseKind, promisedRatio, promises, surfaceName } from './promises.ts';
import type { TokenName } from './vocabulary.ts';

const scaleDescriptions = {
  unit: ['One pixel of the design; follows the reader’s own text size', '设计稿的一个像素，随读者字号变化'],
  zoom: [
    'The page’s zoom factor, 1 when there is none; keeps text at 12 px or more',
    '页面缩放系数，保证文字不小于 12 像素',
  ],
  'font.body': ['The type stack', '字体族'],
  'font.regular': ['Weight of text', '常规字重'],
  'font.strong': ['Weight of headings, selected and main labels', '加重字重'],
  'text.display': ['Hero question, statistics', '首屏大字、统计数字'],
  'text.title1': ['Page title, greeting', '页面标题、问候'],
  'text.title2': ['Section title', '分区标题'],
  'text.title3': ['Panel title, mobile navigation bar', '面板标题、移动端导航栏'],
  'text.body': ['Everything to be read', '一切要读的内容'],
  'text.meta': ['Department, date, tags', '部门、日期、标签'],
  'text.micro': ['Badge, tab bar, week numbers; nothing essential', '角标、标签栏，不放重要信息'],
  'radius.small': ['Tag, checkbox, calendar event', '标签、复选框、日历块'],
  'radius.medium': ['Button, field, tile, panel, image', '按钮、输入框、图标底、面板、图片'],
  'radius.large': ['Dialog, sheet, mobile section', '对话框、底部面板、移动端分区'],
  'radius.round': ['Avatar, badge, switch', '头像、角标、开关'],
  'shadow.field': ['Search field on a picture', '图片上的搜索框'],
  'shadow.floating': ['Dropdown, toast, the panel of today', '下拉、轻提示、今天面板'],
  'shadow.modal': ['Dialog, dragged card, sign-in panel', '对话框、拖动的卡片、登录面板'],
  'control.small': ['Height of a control in a table, row or card', '表格、行、卡片内控件高'],
  'control.medium': ['Height of a control in a toolbar, dialog or panel', '工具栏、对话框内控件高'],
  'control.large': ['Height of a control in a form; mobile main button', '表单控件高、移动端主按钮'],
  'control.xlarge': ['Height of the one main action of a page', '页面唯一主操作的高'],
  'control.touch': ['Least size of what a finger touches', '触控区最小边长'],
  'stroke.line': ['Width of hairlines and borders', '线宽'],
  'stroke.focus': ['Width of the focus ring', '焦点框线宽'],
  'stroke.focusOffset': ['Gap between a control and its focus ring', '焦点框与控件的间距'],
  'motion.fast': ['Hover and press', '悬停与按下'],
  'motion.base': ['Dropdown, tab, toast', '下拉、标签页、轻提示'],
  'motion.slow': ['Dialog and sheet', '对话框与底部面板'],
  'motion.enter': ['Curve of what comes', '进入曲线'],
  'motion.leave': ['Curve of what goes, at 70% of the time', '离开曲线，时长取七成'],
  'motion.distance': [
    'Factor of every movement: 1, or 0 for a reader who asked for less',
    '位移系数，减少动态效果时为 0',
  ],
  'layer.content': ['The page itself', '页面内容'],
  'layer.sticky': ['Bars that stick inside the page', '吸附条'],
  'layer.header': ['The header', '顶栏'],
  'layer.rail': ['Rail at the window’s edge, popover', '侧边工具条、气泡'],
  'layer.dropdown': ['Menus and lists that drop down', '下拉菜单'],
  'layer.assistant': ['The assistant, below every dialog', '助手，在对话框之下'],
  'layer.dialog': ['The first dialog; each further one adds 1', '第一个对话框，每多一个加 1'],
  'layer.toast': ['Toasts, above every dialog', '轻提示，在对话框之上'],
  'breakpoint.mobile': ['Widest window of the mobile site', '移动端的最大窗口宽'],
  'breakpoint.compact': ['Below this width: larger type and fewer columns', '窄于此宽，字更大、栏更少'],
  'size.main': ['Width of the content', '内容宽'],
  'size.header': ['Height of the header', '顶栏高'],
  'size.footer': ['Height of the footer', '页脚高'],
  'size.filing': ['Height of the filing bar', '备案栏高'],
} as const satisfies Record<string, Purpose>;

const all: Record<string, Purpose> = { ...colorDescriptions, ...themeDescriptions, ...scaleDescriptions };

/** What a token is for. */
export function purposeOf(token: TokenName): Purpose {
  const own = all[token];
  if (own) return own;
  if (token.startsWith('space.')) {
    const length = token.slice('space.'.length);
    return [`Distance of ${length} design pixels`, `间距 ${length}`];
  }
  const [, name = '', part] = token.split('.');
  const [english, chinese] = all[`text.${name}`] ?? ['', ''];
  return part === 'size' ? [`Size: ${english}`, `字号：${chinese}`] : [`Line height: ${english}`, `行高：${chinese}`];
}

/** A promise of a token in words and numbers: the surfaces it is drawn on, and the minimum contrast there. */
export type TokenPromise = { kind: PromiseKind; ratio: number; ratioWithMoreContrast: number; on: string[] };

/** The contrast promises of a colour; empty for decoration and for surfaces. */
export function promisesOf(token: TokenName): TokenPromise[] {
  return promises
    .filter((promise) => promise.token === token)
    .map(({ kind, on }) => ({
      kind,
      ratio: promisedRatio[kind].normal,
      ratioWithMoreContrast: promisedRatio[kind].more,
      on: on.map(surfaceName),
    }));
}

/** The one-line description of a token in tools: purpose, surface, promise. */
export function describe(token: TokenName): string {
  const [english] = purposeOf(token);
  const promised = promisesOf(token).map(({ kind, ratio, on }) => {
    const grounds = [...new Set(on.map((name) => name.replace(/^.* over /, '')))].join(', ');
    return `${ratio} : 1 as ${kind} on ${grounds}${on.some((name) => name.includes(' over ')) ? ' and their tints' : ''}`;
  });
  return promised.length ? `${english}. Promises ${promised.join('; ')}.` : `${english}.`;
}
