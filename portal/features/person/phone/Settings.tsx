import { hrefTo, paths } from '@yimen/contract/paths';
import { BellIcon, LargeTextIcon, MoonIcon, PhoneIcon, ShieldCheckIcon, UserRoundIcon } from '@yimen/ui/icon';
import { ActionSheet } from '@yimen/ui/mobile/action-sheet';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { Section } from '@yimen/ui/mobile/section';
import { useState } from 'react';
import { identitiesHref } from '../../../shell/routes/sign-in-link.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { type Look, useLook } from '../../../shell/visit/look.ts';
import * as css from './me.css.ts';

const lookNames: Readonly<Record<Look, string>> = { auto: '跟随系统', light: '浅色', dark: '深色', care: '长辈版' };
const modes = ['auto', 'light', 'dark'] as const;

/** Appearance, identity, the account's security, and the hotline. */
export function Settings({ hasReminders }: { hasReminders: boolean }) {
  const { look, chooseLook } = useLook();
  const { hotline } = useInstitution();
  const { user } = useSite();
  const [choosing, setChoosing] = useState(false);
  const care = look === 'care';
  return (
    <Section aria-label="设置" padding="none">
      <CellGroup>
        <Cell
          icon={<LargeTextIcon size={20} />}
          title={care ? '返回普通版' : '长辈版'}
          value={care ? '' : '字号更大，操作更少'}
          onPress={() => void chooseLook(care ? 'auto' : 'care')}
        />
        <Cell
          icon={<MoonIcon size={20} strokeWidth={1.6} />}
          title="深色模式"
          value={lookNames[look]}
          onPress={() => setChoosing(true)}
        />
        {user && user.identities > 1 && (
          <Cell
            icon={<UserRoundIcon size={20} strokeWidth={1.6} />}
            title="切换身份"
            value={user.identity}
            href={identitiesHref(paths['mobile-personal-center'])}
          />
        )}
        <Cell
          icon={<ShieldCheckIcon size={20} strokeWidth={1.6} />}
          title="账号与安全"
          href={hrefTo('mobile-personal-center', { query: { tab: 'account' } })}
        />
        {hasReminders && (
          <Cell
            icon={<BellIcon size={20} strokeWidth={1.6} />}
            title="提醒方式"
            href={hrefTo('mobile-personal-center', { query: { tab: 'reminders' } })}
          />
        )}
        {hotline && (
          <Cell
            icon={<PhoneIcon size={20} strokeWidth={1.6} />}
            title="服务热线"
            value={<span className={css.number}>{hotline}</span>}
            href={`tel:${hotline.replace(/[^\d+]/g, '')}`}
          />
        )}
      </CellGroup>
      <ActionSheet
        title="深色模式"
        open={choosing}
        onOpenChange={setChoosing}
        actions={modes.map((mode) => ({
          id: mode,
          label: lookNames[mode],
          note: mode === look ? '现在是这样' : undefined,
        }))}
        onAction={(id) => void chooseLook(modes.find((mode) => mode === id) ?? 'auto')}
      />
    </Section>
  );
}
