import { Button } from '@yimen/ui/button';
import { Dialog } from '@yimen/ui/dialog';
import { useLocation } from 'react-router';
import { signInHref } from '../routes/sign-in-link.ts';
import { clearBrowser } from '../sign-out/clear.ts';
import { useHash } from '../viewport/use-hash.ts';

interface ExpiryDialogProps {
  person: string;
  /** Called before the page is left, to save typed text. */
  onLeave(): void;
}

/**
 * The dialog that says that the session has ended; its button leads to sign-in and back here (specification, section
 * 8).
 */
export default function ExpiryDialog({ person, onLeave }: ExpiryDialogProps) {
  const { pathname, search } = useLocation();
  const hash = useHash();

  function confirm() {
    onLeave();
    void clearBrowser({ person });
    location.assign(signInHref({ pathname, search, hash }));
  }

  return (
    <Dialog
      open
      role="alertdialog"
      closable={false}
      title="系统提示"
      onOpenChange={(open) => {
        if (!open) confirm();
      }}
      footer={
        <Button variant="primary" onClick={confirm}>
          重新登录
        </Button>
      }
    >
      登录状态已过期，请重新登录。重新登录后会回到当前页面。
    </Dialog>
  );
}
