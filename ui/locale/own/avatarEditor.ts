/** The built-in texts of `AvatarEditor` in Simplified Chinese. */
export const avatarEditorZhCN = {
  choose: '选择照片',
  change: '换一张',
  confirm: '使用这张头像',
  rotate: '向左旋转',
  zoom: '缩放',
  zoomText: (percent: number) => `${percent}%`,
  stage: '裁剪区域',
  stageHelp: '拖动照片调整位置，或用方向键移动，加号和减号缩放',
  notImage: '这个文件不是能打开的图片，请选择 jpg、png 或 webp',
  tooLarge: (limit: string) => `图片不能超过 ${limit}`,
  failed: '头像没有生成，请再试一次',
};
