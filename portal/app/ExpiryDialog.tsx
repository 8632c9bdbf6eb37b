import { Button } from '@yimen/ui/button';
import { Dialog } from '@yimen/ui/dialog';
import { useLocation } from 'react-router';
import { clearBrowser } from '../session/session.ts';
import { signInHref } from '../session/sign-in-link.ts';

/** The one warning that the session has ended; its button leads to sign-in and back here (specification, section 8). */
export default function ExpiryDialog() {
  const place = useLocation();

  function confirm() {
    clearBrowser();
    location.assign(signInHref(place));
  }

  return (
    <Dialog
      open
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
      登录状态已过期，请重新登录
    </Dialog>
  );
}
