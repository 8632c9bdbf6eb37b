import { type AdviceBySubpath, advice } from './advice.ts';

/** Page structure and navigation. */
export const structure: AdviceBySubpath = {
  box: advice(
    'Box 盒子',
    ['需要底色、边框、内边距的一块地方。', '用“as”选对元素：区块、文章、旁栏。'],
    ['只有间距时用“Stack 排列”。', '有标准外观的面板用卡片。'],
  ),
  stack: advice('Stack 排列', ['一排或一列，间距取自令牌。'], ['行列都要对齐时用网格。', '不要用空元素撑间距。']),
  grid: advice('Grid 网格', ['等宽的多列；给最小宽度就会自己换行。'], ['一列内容用“Stack 排列”。', '数据表用表格。']),
  divider: advice(
    'Divider 分隔线',
    ['间距还不足以分开的两组内容。', '同一行的短信息之间用行内分隔。'],
    ['先试试加大间距。', '列表每一行已有分隔，不再加。'],
  ),
  reset: advice('Reset 基础样式', ['每个应用最先引入一次，带来令牌和各种模式。'], ['不要在组件里引入。']),
  theme: advice(
    'ThemeScope 主题范围',
    ['一页里有几个机构的颜色，例如预览主题、深色的一块。'],
    ['整页的主题写在页面的样式里，不套这一层。'],
  ),
  locale: advice('LocaleProvider 语言', ['组件自带文字换成英文或自己的说法。'], ['页面自己的文字不归它管。']),
  vars: advice('Vars 变量', ['应用自己的布局取同样的长度和颜色。'], ['不要写死颜色和像素。']),
  'app-header': advice(
    'AppHeader 页头',
    ['每页顶部：标志、菜单、搜索、通知、个人。', '放不下的菜单收进“更多”。'],
    ['手机上用“NavBar 导航栏”。', '不放广告和临时活动。'],
  ),
  footer: advice('Footer 页脚', ['机构地址、热线、常用链接、公众号。'], ['办事入口不要只放在这里。']),
  'filing-bar': advice('FilingBar 备案栏', ['版权与备案号，页面的最后一行。'], ['其他链接放到页脚。']),
  'user-menu': advice(
    'UserMenu 用户菜单',
    ['登录后的姓名与个人入口，退出放在最后并隔开。'],
    ['未登录时显示登录按钮。', '高频功能不要只藏在这里。'],
  ),
  'dropdown-menu': advice(
    'DropdownMenu 下拉菜单',
    ['几个次要动作收在一个按钮里。', '危险的动作放在最后并隔开。'],
    ['选择一个值用选择器。', '只有一个动作时直接放按钮。'],
  ),
  breadcrumb: advice(
    'Breadcrumb 面包屑',
    ['三层以上的页面，说明自己在哪里、能回到哪里。'],
    ['一两层的页面不需要。', '不代替“返回”：它不是历史记录。'],
  ),
  pagination: advice(
    'Pagination 分页',
    [
      '结果很多、人们会记住“在第几页”。',
      '每页有地址，可以收藏和后退；对话框里的列表没有地址，用按钮翻页。',
      '总数、每页项数和跳转用“PaginationTools”。',
    ],
    ['手机上用“InfiniteList 无限列表”。', '不足一页时不显示。'],
  ),
  'pagination-tools': advice(
    'PaginationTools 分页工具',
    ['分页旁边要说总数、选每页项数，或者直接跳到某一页。'],
    ['只翻页时用“Pagination”，页面不必下载选择器。'],
  ),
  'side-nav': advice(
    'SideNav 侧边导航',
    ['一级以内的分类，带数量；当前项有标记。'],
    ['四项以内用标签页。', '不放多层展开。'],
  ),
  'filter-row': advice(
    'FilterRow 筛选行',
    ['一行一个条件，选项直接看得见，长的可以展开。', '筛选结果有地址。'],
    ['选项上百时用多选选择器。', '条件超过四行时收进抽屉。'],
  ),
  anchor: advice(
    'Anchor 页内导航',
    ['很长的一页，例如办事指南；滚动时标出所在一段。'],
    ['内容在不同页面时用标签链接。', '两屏以内的页面不需要。'],
  ),
  'back-to-top': advice(
    'BackToTop 回到顶部',
    ['三屏以上的长页；按下后焦点也回到顶部。'],
    ['短页面不显示。', '已有悬浮工具时放进它里面。'],
  ),
  'floating-tools': advice(
    'FloatingTools 悬浮工具',
    ['宽屏右侧的助手、热线、长辈版。'],
    ['不超过五项。', '窄屏会挡内容，改放页头或“FloatingBubble 悬浮球”。'],
  ),
  'section-head': advice(
    'SectionHead 区块标题',
    ['区块的名称、分类与“更多”。'],
    ['页面标题用“Heading 标题”。', '没有更多内容时不放“更多”。'],
  ),
  'skip-link': advice(
    'SkipLink 跳转链接',
    ['每页第一个可以聚焦的内容，按 Tab 出现，跳过菜单。'],
    ['不要隐藏到键盘也到不了。'],
  ),
  'visually-hidden': advice(
    'VisuallyHidden 读屏文字',
    ['眼睛能从版式看懂、耳朵听不懂的内容，补一句话。'],
    ['所有人都需要的信息要显示出来。', '不要把可以聚焦的元素藏在里面。'],
  ),
};
