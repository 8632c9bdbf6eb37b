export const popupSides = ['bottom', 'top', 'left', 'right', 'center', 'full'] as const;
export type PopupSide = (typeof popupSides)[number];
