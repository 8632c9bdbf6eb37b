import { Button, ButtonLink } from '@yimen/ui/button';
import { AppWindowIcon, MonitorIcon, SmartphoneIcon } from '@yimen/ui/icon';
import { Tag } from '@yimen/ui/tag';
import { Tile } from '@yimen/ui/tile';
import { whenText } from '../../../../lib/time/clock.ts';
import * as css from './sessions.css.ts';
import { type SignedInSession, sessionDevice } from './words.ts';

export interface SessionRowProps {
  session: SignedInSession;
  /** `YYYY-MM-DD`, for texts such as 今天. */
  today: string;
  ending: boolean;
  /** Link that signs this device out; undefined where the header's menu has it. */
  wayOut?: { label: string; href: string } | undefined;
  onEnd(): void;
}

const deviceIcons = { desk: MonitorIcon, hand: SmartphoneIcon, unknown: AppWindowIcon };

/** One device: its name, where and how it signed in, when it was last used, and a button that ends its session. */
export function SessionRow({ session, today, ending, wayOut, onEnd }: SessionRowProps) {
  const { current, unfamiliar, device, address, method, startedAt, seenAt } = session;
  const { name, app, kind } = sessionDevice(device);
  const Icon = deviceIcons[kind];
  return (
    <li className={css.row} data-current={current || undefined}>
      <Tile icon={<Icon size={24} strokeWidth={1.6} />} variant={unfamiliar ? 'outlined' : 'filled'} aria-hidden />
      <div className={css.words}>
        <p className={css.name}>
          {name} {current && <Tag tone="theme">本机</Tag>}
          {unfamiliar && <Tag tone="warning">新设备</Tag>}
        </p>
        <p className={css.note}>{[app, address, method].filter(Boolean).join('，')}</p>
        <p className={css.note}>{whenText(startedAt, today)} 登录</p>
      </div>
      <p className={current ? css.here : css.when}>{current ? '正在使用' : whenText(seenAt, today)}</p>
      <div className={current && wayOut ? css.wayOut : css.action}>
        {current && wayOut && (
          <ButtonLink variant="text" href={wayOut.href}>
            {wayOut.label}
          </ButtonLink>
        )}
        {current && !wayOut && <span className={css.note}>从菜单退出</span>}
        {!current && (
          <Button loading={ending} onClick={onEnd} aria-label={`退出 ${name}${app && `，${app}`}，${startedAt} 登录`}>
            退出
          </Button>
        )}
      </div>
    </li>
  );
}
