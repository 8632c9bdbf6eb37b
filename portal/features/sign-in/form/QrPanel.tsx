import { Button } from '@yimen/ui/button';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import { useEffect, useState } from 'react';
import { QrPicture } from '../../../parts/page/QrPicture.tsx';
import { useSite } from '../../../shell/visit/current.ts';
import * as css from './qr.css.ts';
import { type QrState, useQrCode } from './use-qr-code.ts';

const statusText: Partial<Record<QrState['status'], string>> = {
  scanned: '已扫码，请在手机上点击确认登录',
  confirmed: '手机已确认，正在登录…',
  refused: '手机上取消了登录',
  expired: '二维码已过期',
  unknown: '二维码已失效',
};

/** Shows a QR code; a signed-in phone scans it and signs this browser in. */
export default function QrPanel({ redirect }: { redirect: string | null }) {
  const { state, renew } = useQrCode(redirect);
  const { name } = useSite().site.unit;
  const { code, status } = state;
  const isReadable = status === 'waiting';
  const word = state.reason ?? statusText[status];

  return (
    <div className={css.panel}>
      <div className={css.picture}>
        <QrPicture code={code} label="登录二维码" spent={!isReadable}>
          {status === 'making' && <Spinner label="正在生成二维码" />}
        </QrPicture>
      </div>
      <div role="status">{word ? <Text>{word}</Text> : <Text>用手机打开“{name}”，扫一扫登录</Text>}</div>
      <div className={css.refresh}>
        {isReadable && <Countdown until={state.until} />}
        <Button variant="text" size="small" onClick={renew}>
          {isReadable ? '立即刷新' : '刷新二维码'}
        </Button>
      </div>
    </div>
  );
}

/** Visible seconds, hidden from screen readers, which would read each of them. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((until - now) / 1000));
  return (
    <Text as="span" size="meta" tone="tertiary">
      二维码 {seconds >= 60 && `${Math.floor(seconds / 60)} 分 `}
      {seconds % 60} 秒后刷新
    </Text>
  );
}
