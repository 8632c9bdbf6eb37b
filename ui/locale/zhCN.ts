import type { mobileZhCN } from './mobile/zhCN.ts';
import type { addressFormZhCN } from './own/addressForm.ts';
import type { avatarEditorZhCN } from './own/avatarEditor.ts';
import type { fileUploadZhCN } from './own/fileUpload.ts';
import type { sortableGridZhCN } from './own/sortableGrid.ts';

/** The built-in texts of the components in Simplified Chinese, except `OwnTexts`. */
export const zhCN = {
  lang: 'zh-CN',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  acknowledge: '知道了',
  clear: '清除',
  retry: '重试',
  loading: '正在加载',
  search: '搜索',
  enterKey: '回车',
  more: '更多',
  required: '必填',
  optional: '选填',
  newWindow: '在新窗口打开',
  skipToContent: '跳到主要内容',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已打开',
  notifications: '通知',
  illegalInput: '输入的数据不合法',
  checkFailed: '没有检查成功，请再试一次',
  choose: '请选择',
  noOptions: '没有可选项',
  noResults: '没有匹配的结果',
  results: (count: number) => `${count} 条建议`,
  characters: (count: number, max: number) => `${count} / ${max}`,
  charactersLeft: (left: number) => (left >= 0 ? `还可输入 ${left} 个字` : `超出 ${-left} 个字`),
  unread: (count: string) => `${count} 条未读`,
  unreadDot: '有未读',
  errorSummary: (count: number) => `有 ${count} 处需要修改`,
  progress: (percent: number) => `${percent}%`,
  imageFailed: '图片没有加载出来',
  /** Several remarks as one. */
  listed: (parts: readonly string[]) => parts.join('，'),
  /** What kind of thing follows. */
  announced: (kind: string) => `${kind}：`,
  bracketed: (text: string, remark: string) => `${text}（${remark}）`,
  tones: { info: '提示', success: '成功', warning: '注意', error: '错误' },
  errorScreen: {
    code: (code: number | string) => `错误码 ${code}`,
    reference: (id: string) => `请求编号 ${id}`,
    signOut: '退出登录',
    signingOut: '正在退出…',
    failed: '没有成功，请再试一次',
    notFound: { title: '前面的路在雾里', description: '页面不存在' },
    noAuthorisation: { title: '这扇门暂时没有为你打开', description: '暂无访问权限' },
    service: { title: '桥正在修，请稍等一会儿', description: '服务出了点问题' },
  },
  anchor: { label: '本页内容' },
  appHeader: { menu: '主导航' },
  backToTop: '回到顶部',
  breadcrumb: { label: '当前位置' },
  calendar: {
    weekdays: ['一', '二', '三', '四', '五', '六', '日'],
    weekdaysLong: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
    month: (year: number, month: number) => `${year} 年 ${month} 月`,
    day: (year: number, month: number, day: number, weekday: string) => `${year} 年 ${month} 月 ${day} 日，${weekday}`,
    today: '今天',
    rangeStart: '开始',
    rangeEnd: '结束',
    unavailable: (reason: string) => `不可选：${reason}`,
    previousMonth: '上个月',
    nextMonth: '下个月',
    week: '周次',
  },
  carousel: {
    role: '轮播',
    pause: '停止自动播放',
    play: '开始自动播放',
    previous: '上一张',
    next: '下一张',
    picker: '选择一张',
    slide: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
  },
  datePicker: {
    open: '打开日历',
    openAt: (day: string) => `打开日历，已选 ${day}`,
    panel: '选择日期',
    invalid: '请填写正确的日期，如 2026-11-20',
    before: (date: string) => `日期不能早于 ${date}`,
    after: (date: string) => `日期不能晚于 ${date}`,
    start: '开始日期',
    end: '结束日期',
    to: '至',
    order: '结束日期要晚于开始日期',
    limit: (days: number) => `最多选择 ${days} 天`,
    over: (days: number, chosen: number) => `最多选择 ${days} 天，已选 ${chosen} 天`,
    chosen: (chosen: number) => `已选 ${chosen} 天`,
    pickEnd: '再选结束日期',
    confirm: '确认日期',
  },
  dateList: {
    month: (month: number) => `${month} 月`,
    day: (month: number, day: number) => `${month} 月 ${day} 日`,
  },
  filingBar: { label: '备案信息' },
  filterRow: { expand: (count: number) => `展开 ${count} 个`, collapse: '收起' },
  floatingTools: { label: '常用工具', top: '顶部' },
  footer: { qrCode: (name: string) => `${name}的二维码` },
  marquee: { label: '通知', pause: '停止滚动', play: '继续滚动' },
  monthCalendar: {
    more: (count: number) => `还有 ${count} 项`,
    all: (day: string, count: number) => `${day}，共 ${count} 项`,
    until: (date: string) => `至 ${date}`,
    week: '周次',
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  },
  multiSelect: {
    limit: (count: number) => `最多选择 ${count} 项`,
    added: (label: string) => `已选 ${label}`,
    removed: (label: string) => `已去掉 ${label}`,
    remove: (label: string) => `去掉 ${label}`,
    chosen: '已选',
    clearAll: '清空',
    full: (count: number) => `已选满 ${count} 项，先去掉一项再选`,
  },
  numberField: {
    increase: '增加',
    decrease: '减少',
    min: (min: string) => `不能小于 ${min}`,
    max: (max: string) => `不能大于 ${max}`,
  },
  pagination: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page: number) => `第 ${page} 页`,
    total: (total: number) => `共 ${total} 项`,
    pageSize: '每页项数',
    perPage: (size: number) => `${size} 项 / 页`,
    /** The texts before and after the field. */
    goTo: ['到第', '页'],
    jump: (count: number) => `到第几页，共 ${count} 页`,
  },
  serviceTile: {
    online: { full: '全程网办', once: '到场一次', offline: '现场办理' },
    times: (count: string) => `${count} 次`,
    guide: '办事指南',
    guideOf: (name: string) => `办事指南：${name}`,
    start: '立即办理',
    startOf: (name: string) => `立即办理：${name}`,
    collect: (name: string) => `收藏“${name}”`,
    uncollect: (name: string) => `取消收藏“${name}”`,
  },
  steps: {
    done: '，已完成',
    current: '，正在进行',
    upcoming: '，未开始',
    error: '，出错',
    named: (state: string) => `，${state}`,
  },
  table: {
    empty: '没有数据',
    selectAll: '选择所有行',
    select: (name: string) => `选择 ${name}`,
    selected: (count: number) => `已选 ${count} 项`,
    clearSelection: '取消选择',
  },
  timeField: {
    hour: '时',
    minute: '分',
    hourText: (hour: number) => `${hour} 时`,
    minuteText: (minute: number) => `${minute} 分`,
    empty: '未填',
    before: (time: string) => `时间不能早于 ${time}`,
    after: (time: string) => `时间不能晚于 ${time}`,
  },
  timeline: { past: '，已结束', now: '，正在进行' },
  weekSchedule: {
    allDay: '全天',
    now: '现在',
    current: '正在进行',
    early: '更早',
    late: '更晚',
    add: (day: string, start: string) => `${day} ${start}，添加日程`,
    overlap: (day: string, from: string, to: string, count: number) => `${day} ${from}–${to}，${count} 项重叠`,
  },
};

/** Texts that come with the components that say them: most pages draw none of these. */
export interface OwnTexts {
  addressForm: typeof addressFormZhCN;
  avatarEditor: typeof avatarEditorZhCN;
  fileUpload: typeof fileUploadZhCN;
  /** Of the phone site's components. */
  mobile: typeof mobileZhCN;
  sortableGrid: typeof sortableGridZhCN;
}

/** The texts of one language. Components whose own texts it lacks speak Simplified Chinese. */
export type Locale = typeof zhCN & Partial<OwnTexts>;
