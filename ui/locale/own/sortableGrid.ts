/** The built-in texts of `SortableGrid` in Simplified Chinese. */
export const sortableGridZhCN = {
  instructions: '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 键取消，按 Ctrl+Z 撤销。',
  handle: (name: string) => `移动“${name}”`,
  remove: (name: string) => `移除“${name}”`,
  empty: '拖到这里',
  undo: '撤销移动',
  place: (position: number, count: number, group: string) =>
    group === '' ? `第 ${position} 个，共 ${count} 个` : `“${group}”第 ${position} 个，共 ${count} 个`,
  lifted: (name: string, place: string) => `已拿起“${name}”，${place}`,
  moved: (name: string, place: string) => `“${name}”到${place}`,
  dropped: (name: string, place: string) => `已放下“${name}”，${place}`,
  cancelled: (name: string, place: string) => `已取消移动“${name}”，回到${place}`,
  undone: (name: string, place: string) => `已撤销，“${name}”回到${place}`,
};
