import { DescriptionList } from '@yimen/ui/description-list';
import { Link } from '@yimen/ui/link';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { identitiesHref } from '../../../shell/routes/sign-in-link.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { Sessions } from '../../sign-in/shared/sessions/Sessions.tsx';
import type { AccountData } from './load-person.ts';
import { officeLines } from './place-of.ts';
import { personHref } from './places.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

/** 账号与安全: contact data, sign-ins and devices. */
export function Account({ data: { person, password, sessions, now }, title }: { data: AccountData; title: string }) {
  const { user } = useSite();
  const identity = user?.identity ?? '';
  const here = sessions?.list.find(({ current }) => current);
  const facts = [
    { label: '学工号', value: person?.no },
    { label: '单位', value: person && officeLines(person, identity).join('　') },
    { label: '身份', value: identity && <OwnIdentity /> },
    { label: '手机', value: person?.phone },
    { label: '邮箱', value: person?.email },
    { label: '登录方式', value: here?.method },
    { label: '上次登录', value: person?.lastLogin ?? undefined },
    { label: '本次登录', value: here && [here.startedAt, here.device, here.address].filter(Boolean).join('，') },
  ];
  return (
    <>
      <SettingsPanel title={title} note="手机和邮箱由单位登记，要更改请找所在部门。">
        {person ? (
          <DescriptionList
            columns={2}
            items={facts.flatMap(({ label, value }) => (value ? [{ id: label, label, value }] : []))}
          />
        ) : (
          <LoadFailed what="资料" />
        )}
      </SettingsPanel>
      <Sessions fallback={sessions ?? undefined} password={password} now={now} />
    </>
  );
}

/** What the person acts as, and the way to another identity where they have several. */
function OwnIdentity() {
  const { user } = useSite();
  if (!user || user.identities < 2) return user?.identity;
  return (
    <>
      {user.identity}
      {'　'}
      <Link href={identitiesHref(personHref('account'))}>切换身份</Link>
    </>
  );
}
