import { Alert } from '@yimen/ui/alert';
import { Button, ButtonLink } from '@yimen/ui/button';
import { Dialog, useDialogs } from '@yimen/ui/dialog';
import { CalendarPlusIcon } from '@yimen/ui/icon';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import { TextField } from '@yimen/ui/text-field';
import { NotLoaded } from '../../../parts/failures/LoadFailed.tsx';
import { CopyButton } from '../../../parts/page/CopyButton.tsx';
import { QrPicture } from '../../../parts/page/QrPicture.tsx';
import * as css from './entry.css.ts';
import { useFeed } from './use-feed.ts';

/** Dialog for the calendar feed's secret address: create, show, renew and delete it. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { confirm } = useDialogs();
  const { feed, unread, reading, read, problem, renewing, revoking, make, renew, revoke } = useFeed();

  async function renewAfterAsking() {
    const yes = await confirm({
      title: '更换订阅地址？',
      text: '旧地址马上失效，已经订阅的手机和电脑要用新地址重新添加。',
      confirmLabel: '更换地址',
    });
    if (yes) renew();
  }

  return (
    <Dialog
      open
      size="form"
      onOpenChange={onClose}
      title="订阅到手机日历"
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      <div className={css.address}>
        <Text as="p">
          订阅以后，日程中心里的安排会自动出现在手机或电脑的日历里，并随这里更新；设了提醒的，由日历提醒。
        </Text>
        {problem && (
          <Alert tone="error" urgent>
            {problem}
          </Alert>
        )}
        {!feed && !unread && <Spinner label="正在读取订阅地址" />}
        {unread && <NotLoaded what="订阅地址" retrying={reading} onRetry={read} />}
        {feed?.address === null && (
          <div>
            <Button variant="primary" loading={renewing} onClick={make}>
              生成订阅地址
            </Button>
          </div>
        )}
        {feed?.address && (
          <>
            {feed.subscribeUrl && feed.qr && (
              <div className={css.subscribe}>
                <QrPicture code={feed.qr} label="订阅日历的二维码" />
                <div className={css.subscribeWays}>
                  <Text as="p">用苹果手机的相机扫一扫，点“订阅”。其他手机把下面的地址加到日历应用里。</Text>
                  <div>
                    <ButtonLink variant="primary" startIcon={<CalendarPlusIcon size={18} />} href={feed.subscribeUrl}>
                      在这台设备的日历里订阅
                    </ButtonLink>
                  </div>
                </div>
              </div>
            )}
            <TextField
              label="订阅地址"
              readOnly
              size="medium"
              value={feed.address}
              help={`${feed.createdAt ?? ''} 生成。拿到它的人都能看到你的日程，请不要转发。`}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div className={css.footEnd}>
              <CopyButton text={feed.address} what="地址" />
              <Button loading={renewing} onClick={() => void renewAfterAsking()}>
                更换地址
              </Button>
              <Button variant="text" loading={revoking} onClick={revoke}>
                停止订阅
              </Button>
            </div>
            <SubscribeSteps />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Instructions for adding the address to a calendar. */
function SubscribeSteps() {
  return (
    <ul className={css.steps}>
      <li>苹果手机：设置，日历，账户，添加账户，其他，添加已订阅的日历</li>
      <li>安卓手机：在系统日历或常用的日历应用里选“订阅日历”或“从网址添加”</li>
      <li>电脑：在 Outlook 或其他日历里选“从网络添加日历”</li>
    </ul>
  );
}
