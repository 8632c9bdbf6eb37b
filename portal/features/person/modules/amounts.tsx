import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useState } from 'react';

/** Whether masked amounts are shown, the label of the button that toggles that, and the text about it. */
export function useAmounts() {
  const [open, setOpen] = useState<boolean>();
  const said = open === undefined ? '' : open ? '金额已显示' : '金额已隐藏';
  return {
    open: open === true,
    label: open ? '隐藏金额' : '显示金额',
    toggle: () => setOpen(!open),
    status: <VisuallyHidden role="status">{said}</VisuallyHidden>,
  };
}

/** Shown instead of a hidden amount. */
export function Masked() {
  return (
    <>
      <span aria-hidden="true">＊＊＊</span>
      <VisuallyHidden>已隐藏</VisuallyHidden>
    </>
  );
}
