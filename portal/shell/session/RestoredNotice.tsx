import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { XIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import * as css from '../navigation/notice.css.ts';

interface RestoredNoticeProps {
  onClear(): void;
  onClose(): void;
}

/** Says that typed text was restored, and can remove it again. */
export function RestoredNotice({ onClear, onClose }: RestoredNoticeProps) {
  return (
    <div role="status" className={css.place}>
      <div className={css.usable}>
        <Alert
          tone="success"
          action={
            <span className={css.actions}>
              <Button variant="text" size="small" onClick={onClear}>
                清除
              </Button>
              <IconButton label="关闭提示" size="small" icon={<XIcon />} onClick={onClose} />
            </span>
          }
        >
          已恢复您刚才填写的内容
        </Alert>
      </div>
    </div>
  );
}
