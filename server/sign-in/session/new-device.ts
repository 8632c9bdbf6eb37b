import { hrefTo } from '@yimen/contract/paths';
import { dayText, minuteText } from '../../lib/time.ts';
import { accountSecurity, tellPeople } from '../../messages/tell.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { deviceName, maskedAddress, unknownDevice } from './device.ts';
import { digest, type PersonRow } from './sessions.ts';

interface SignIn {
  readonly person: PersonRow;
  readonly userAgent: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Tells a person by a message that their account is signed in to on a device that it was not used on before, in the
 * transaction of the sign-in. Once a day for devices of one name, so that a browser without cookies, or somebody who
 * signs in again and again, fills nobody's messages.
 */
export async function tellNewDevice(here: Scoped, { person, userAgent, address, now }: SignIn): Promise<void> {
  const [device, network] = [deviceName(userAgent), maskedAddress(address)];
  const what = device === unknownDevice ? '一台没用过的设备' : `一台没用过的设备（${device}）`;
  const where = network && `，网络地址 ${network}`;
  await tellPeople(here, [person.id], {
    id: `new-device-${dayText(now)}-${digest(device).slice(0, 16)}`,
    title: '新设备登录',
    text: `您的账号于 ${minuteText(now)} 在${what}上登录${where}。不是您本人的话，请到“账号与安全”退出该设备；用密码登录的，再换一个密码。`,
    source: accountSecurity,
    link: hrefTo('personal-center', { query: { tab: 'account' } }),
    sentAt: now,
  });
}
