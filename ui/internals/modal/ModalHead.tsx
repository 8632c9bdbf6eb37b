import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { XIcon } from '../../icon/icons.ts';
import { IconButton } from '../../icon-button/index.ts';
import { useLocale } from '../../locale/index.ts';
import { cx } from '../dom.ts';
import * as css from './modal.css.ts';

type ModalHeadProps = { title: ReactNode; closable?: boolean; className: string };

/** The title of a dialog or a drawer, and its close button. */
export function ModalHead({ title, closable = true, className }: ModalHeadProps) {
  const { close } = useLocale();
  return (
    <div className={cx(css.head, className)}>
      <Radix.Title className={closable ? css.title : css.titleAlone}>{title}</Radix.Title>
      {closable && (
        <span className={css.close}>
          <Radix.Close asChild>
            <IconButton label={close} icon={<XIcon />} data-dialog-close="" />
          </Radix.Close>
        </span>
      )}
    </div>
  );
}
