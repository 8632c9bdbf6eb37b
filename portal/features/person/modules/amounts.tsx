import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useState } from 'react';

/** Amounts that are hidden until asked for: whether they show, the name of the button, and what is said of it. */
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

/** What stands in an amount's place. */
export function Masked() {
  return (
    <>
      <span aria-hidden="true">＊＊＊</span>
      <VisuallyHidden>已隐藏</VisuallyHidden>
    </>
  );
}
