import type { App } from '@yimen/contract/services/service';
import { Button } from '@yimen/ui/button';
import { SmartphoneIcon } from '@yimen/ui/icon';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useStart } from '../../../parts/service/start.ts';

/** Fetched with the first click: most people go on where they are. */
const loadDialog = () => import('./PhoneCodeDialog.tsx');

/** Hands a service that can be started on a phone on to one, by a QR code. */
export function PhoneCode({ app }: { app: App }) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const toast = useToast();
  if (useStart(app, 'mobile').kind === 'closed') return null;

  function show() {
    setOpen(true);
    loadDialog().then(setLoaded, () => toast.error('没有打开，请再试一次'));
  }
  return (
    <>
      <Button size="large" fullWidth startIcon={<SmartphoneIcon size={18} />} onClick={show}>
        手机扫码办理
      </Button>
      {loaded && <loaded.PhoneCodeDialog app={app} open={open} onOpenChange={setOpen} />}
    </>
  );
}
