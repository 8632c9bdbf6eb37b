import { getAppQr } from '@yimen/contract/services/qr';
import type { App } from '@yimen/contract/services/service';
import { Button } from '@yimen/ui/button';
import { Dialog } from '@yimen/ui/dialog';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import useSWR from 'swr';
import { call } from '../../../lib/api/call.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { QrPicture } from '../../../parts/page/QrPicture.tsx';
import * as css from './details.css.ts';

interface PhoneCodeDialogProps {
  app: App;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The code that opens the service's guide on a phone. */
export function PhoneCodeDialog({ app: { id, name }, open, onOpenChange }: PhoneCodeDialogProps) {
  const { data, error, isValidating, mutate } = useSWR(['app-qr', id], () => call(getAppQr, { appId: id }), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="手机扫码办理">
      <div className={css.phone}>
        <QrPicture code={data} label={`“${name}”的二维码`}>
          {!data && isValidating && <Spinner label="正在生成二维码" />}
          {!data && !isValidating && <Button onClick={() => void mutate()}>重试</Button>}
        </QrPicture>
        <Text as="p" tone={error && !data ? 'error' : 'secondary'}>
          {error && !data ? messageOf(error) : `用手机扫一扫，在手机上办理“${name}”`}
        </Text>
      </div>
    </Dialog>
  );
}
