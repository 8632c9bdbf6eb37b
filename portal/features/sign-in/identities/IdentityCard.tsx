import type { DataOf } from '@yimen/contract/endpoint';
import type { listIdentities } from '@yimen/contract/sign-in/session';
import { GraduationCapIcon, type IconComponent, IdCardIcon, ShieldCheckIcon, UserRoundIcon } from '@yimen/ui/icon';
import { Tag } from '@yimen/ui/tag';
import { Tile } from '@yimen/ui/tile';
import type { ReactNode } from 'react';
import * as css from './identities.css.ts';

type Identity = DataOf<typeof listIdentities>['list'][number];

interface IdentityCardProps {
  identity: Identity;
  chosen: boolean;
  onChoose(): void;
}

/** An identity as a radio button in a card: its name, organisation and number. */
export function IdentityCard({ identity, chosen, onChoose }: IdentityCardProps) {
  return (
    <label className={css.card} data-state={chosen ? 'checked' : 'unchecked'}>
      <IdentityFacts identity={identity} tag={identity.isDefault && <Tag>默认</Tag>} last={numberOf(identity)} />
      <input
        type="radio"
        name="identity"
        value={identity.id}
        checked={chosen}
        onChange={onChoose}
        className={css.radio}
      />
    </label>
  );
}

/** The only identity, without a choice. */
export function OnlyIdentity({ identity }: { identity: Identity }) {
  return (
    <div className={css.only}>
      <IdentityFacts identity={identity} last={numberOf(identity)} />
      <input type="hidden" name="identity" value={identity.id} />
    </div>
  );
}

/** An ended identity, shown with the reason; it cannot be chosen. */
export function EndedIdentity({ identity }: { identity: Identity }) {
  return (
    <div className={css.ended}>
      <IdentityFacts
        identity={identity}
        tag={<Tag>已结束</Tag>}
        last={`有效期到 ${identity.until}，不能再以此身份进入`}
      />
    </div>
  );
}

const identityIcons: Partial<Record<Identity['userType'], IconComponent>> = {
  STUDENT: GraduationCapIcon,
  TEACHER: IdCardIcon,
  STAFF: IdCardIcon,
  ADMIN: ShieldCheckIcon,
};

const numberOf = ({ no, userType }: Identity) => no && `${userType === 'STUDENT' ? '学号' : '编号'} ${no}`;

function IdentityFacts({ identity, tag, last }: { identity: Identity; tag?: ReactNode; last: string }) {
  const { userType, label, department, title, campus } = identity;
  const Icon = identityIcons[userType] ?? UserRoundIcon;
  return (
    <>
      <Tile icon={<Icon size={32} strokeWidth={1.5} />} size="large" aria-hidden />
      <span className={css.facts}>
        <span className={css.label}>
          {label} {tag}
        </span>
        <span className={css.place}>{[campus, department, title].filter(Boolean).join('，')}</span>
        <span className={css.number}>{last}</span>
      </span>
    </>
  );
}
