import { type AdviceBySubpath, advice } from './advice.ts';

/** The phone site's components. */
export const mobile: AdviceBySubpath = {
  'mobile/page': advice(
    'MobilePage 手机页面',
    ['手机每一页的骨架：顶部、内容、底部标签；宽屏自动分两栏。'],
    ['桌面页面不用。', '不要在里面再套一个滚动区。'],
  ),
  'mobile/nav-bar': advice(
    'NavBar 导航栏',
    ['页面标题与返回；右侧最多一个文字或两个图标动作。'],
    ['首页用“Hero 首屏”。', '不放搜索结果数等会变的内容。'],
  ),
  'mobile/tab-bar': advice(
    'TabBar 底部标签栏',
    ['三到五个一级页面，图标配文字，当前项有标记。'],
    ['动作（发布、扫码）不是页面，不放这里。', '二级页面不显示。'],
  ),
  'mobile/bottom-bar': advice(
    'BottomBar 底部操作栏',
    ['一页的主要动作停在手边，例如“立即办理”。'],
    ['与底部标签栏二选一。', '不放三个以上的按钮。'],
  ),
  'mobile/back': advice('Back 返回键', ['让系统返回先关掉最上面的浮层。'], ['不要用它改变页面之间的后退。']),
  'mobile/pan': advice(
    'Pan 拖动手势',
    ['让手指拖动自己的内容，例如把周历拉成月历。'],
    ['手势能做的事，另有一个按钮也能做。', '上下滚动属于页面，不要拦下。'],
  ),
  'mobile/hero': advice('Hero 首屏', ['首页顶部的问候与搜索。'], ['内页用“NavBar 导航栏”。', '不压长文字。']),
  'mobile/section': advice(
    'Section 区块',
    ['一块有标题的内容，可带“更多”。'],
    ['单个单元格组自己就是一块，不必再包。'],
  ),
  'mobile/cell': advice(
    'Cell 单元格',
    ['设置与入口：左边名称，右边现值或箭头。'],
    ['要比较的数据用表格。', '填写用“FormRow 表单行”。'],
  ),
  'mobile/form-row': advice(
    'FormRow 表单行',
    ['手机表单一行一项；选择类按下打开面板。', '错误显示在这一行下面。'],
    ['长说明用多行输入行。', '只显示不填写时用单元格。'],
  ),
  'mobile/address-edit': advice(
    'AddressEdit 地址编辑',
    ['填写收件地址，校验规则已经写好。'],
    ['桌面上用“AddressForm 地址表单”。'],
  ),
  'mobile/search-bar': advice('SearchBar 搜索栏', ['去搜索页的入口，或搜索页里的输入。'], ['两者不同时出现在一页。']),
  'mobile/search-history': advice(
    'SearchHistory 搜索历史',
    ['搜索前给出最近查过的和热门的，可以清除。'],
    ['有输入之后让位给建议。'],
  ),
  'mobile/scroll-tabs': advice(
    'ScrollTabs 滑动标签',
    ['四个以上的分类，一行放不下可以横滑。'],
    ['三个以内不需要滑动，用“Tabs 标签页”。', '不要让唯一的线索藏在屏幕外：露出半个。'],
  ),
  'mobile/category-rail': advice(
    'CategoryRail 分类侧栏',
    ['大厅左侧分类，右侧是这一类的服务。'],
    ['少于五类用滑动标签。'],
  ),
  'mobile/icon-grid': advice(
    'IconGrid 图标宫格',
    ['四列常用服务；超过两行可以翻页。'],
    ['名称长于六个字的用服务行。', '不放没有图标含义的内容。'],
  ),
  'mobile/service-row': advice(
    'ServiceRow 服务行',
    ['大厅里的服务：名称、部门、时限，可以收藏。'],
    ['首页常用服务用图标宫格。'],
  ),
  'mobile/news-row': advice('NewsRow 资讯行', ['新闻与通知，有图放右侧。'], ['待办用“TaskRows 待办行”。']),
  'mobile/task-rows': advice(
    'TaskRows 待办行',
    ['首页的待办，最急的在前，写出截止时间。'],
    ['不超过三条，其余进任务中心。'],
  ),
  'mobile/topic-cards': advice('TopicCards 专题卡片', ['毕业离校等专题，横向滑动。'], ['单个服务用服务行。']),
  'mobile/stat-row': advice('StatRow 数字行', ['校园卡、在借图书等三四个个人数字。'], ['没有数据时不显示零。']),
  'mobile/agenda': advice(
    'Agenda 日程',
    ['今天或这一周的课与事，标出正在进行的。'],
    ['选日期用“MobileCalendar 日历面板”。'],
  ),
  'mobile/swiper': advice('Swiper 轮播', ['首页两到五张图；手指滑动，也有圆点按钮。'], ['重要通知不要只放在这里。']),
  'mobile/notice-bar': advice(
    'NoticeBar 通知栏',
    ['一条当下要知道的话，太长时滚动，可以关掉。'],
    ['操作结果用轻提示。', '不同时出现两条。'],
  ),
  'mobile/action-sheet': advice(
    'ActionSheet 动作面板',
    ['对一件东西的几个动作，危险的标红，最下是取消。'],
    ['选一个值用“Picker 选择面板”。', '超过七项改用页面。'],
  ),
  'mobile/bottom-sheet': advice(
    'BottomSheet 底部面板',
    ['从下方拉起的内容：筛选、明细；可以停在几个高度。'],
    ['必须回答的问题用对话框。', '不要叠两层面板。'],
  ),
  'mobile/popup': advice(
    'Popup 弹出层',
    ['从任意一侧出来的自定义内容，是其他面板的底座。'],
    ['有现成面板时先用现成的。'],
  ),
  'mobile/picker': advice(
    'Picker 选择面板',
    ['一到三列的滚轮：学期、时段、学院与班级。'],
    ['选项超过三十个改用可搜索的页面。', '两三个选项用动作面板。'],
  ),
  'mobile/area-picker': advice('AreaPicker 地区选择', ['省、市、区逐级选择。'], ['只到校区的用“Picker 选择面板”。']),
  'mobile/calendar': advice(
    'MobileCalendar 日历面板',
    ['选一天或一段日子，说明最多几天、哪些不可选。'],
    ['展示事项用“Agenda 日程”。'],
  ),
  'mobile/image-preview': advice(
    'ImagePreview 图片预览',
    ['看材料原图：双指或按钮放大，左右翻看。'],
    ['文件（PDF）交给系统打开。'],
  ),
  'mobile/swipe-cell': advice(
    'SwipeCell 滑动单元格',
    ['左滑出现的次要动作：已读、删除；长按或菜单也能做到。'],
    ['唯一的入口不要藏在滑动里。', '主要动作直接放按钮。'],
  ),
  'mobile/pull-refresh': advice(
    'PullRefresh 下拉刷新',
    ['人们会想看最新内容的列表；另有刷新按钮。'],
    ['表单页不用：会误清内容。'],
  ),
  'mobile/infinite-list': advice(
    'InfiniteList 无限列表',
    ['很长的资讯与办件；返回时停在原来的位置。'],
    ['需要到达页脚的页面不用。', '需要对照第几页的用分页。'],
  ),
  'mobile/empty': advice('MobileEmpty 空状态', ['没有内容或没有网络，给原因和重试。'], ['加载中用骨架屏。']),
  'mobile/skeleton': advice(
    'MobileSkeleton 骨架屏',
    ['列表、详情、宫格第一次加载时的形状。'],
    ['刷新时保留旧内容，不要退回骨架。'],
  ),
  'mobile/toast': advice(
    'MobileToast 轻提示',
    ['屏幕中间的一句结果。'],
    ['出错且要人处理的写在原处。', '系统级消息用“Notify 顶部消息”。'],
  ),
  'mobile/notify': advice('Notify 顶部消息', ['与当前操作无关、但要马上知道的消息。'], ['刚才操作的结果用轻提示。']),
  'mobile/floating-bubble': advice(
    'FloatingBubble 悬浮球',
    ['每页都要的一个入口，例如助手；可以移开，不挡内容。'],
    ['一页最多一个。', '主要动作用底部操作栏。'],
  ),
};
