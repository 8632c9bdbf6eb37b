import type { App } from '@yimen/contract/services/service';
import { Button } from '@yimen/ui/button';
import { SmartphoneIcon } from '@yimen/ui/icon';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useStart } from '../shared/start.ts';

/** Loaded on the first click: most people continue on this device. */
const loadCodeDialog = () => import('./PhoneCodeDialog.tsx');

/** Shows a QR code that opens a service on a phone. */
export function PhoneCode({ app }: { app: App }) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadCodeDialog>>>();
  const toast = useToast();
  if (useStart(app, 'mobile').kind === 'closed') return null;

  function show() {
    setOpen(true);
    loadCodeDialog().then(setLoaded, () => toast.error('没有打开，请再试一次'));
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
