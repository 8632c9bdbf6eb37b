import { Avatar } from '@yimen/ui/avatar';
import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { CameraIcon } from '@yimen/ui/icon';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { lazy, Suspense, useState } from 'react';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { useSite } from '../../../shell/visit/current.ts';
import { AssetsRow } from './AssetsRow.tsx';
import type { OverviewData } from './load-person.ts';
import * as css from './person.css.ts';
import { officeLines } from './place-of.ts';

/** Loaded when needed: cropping a picture needs as much code as a page and is rarely used. */
const AvatarDialog = lazy(() => import('./AvatarDialog.tsx'));

const nightMedia = { dark: 'all', light: 'not all', auto: '(prefers-color-scheme: dark)' } as const;

/** The person's card: picture, name and department, assets, and the last sign-in. */
export function PersonCard({ data: { person, owned, picture } }: { data: OverviewData }) {
  const { user, appearance } = useSite();
  const [editing, setEditing] = useState<'never' | boolean>('never');
  const lastLogin = person?.lastLogin ? `上次登录　${person.lastLogin}` : undefined;
  const identity = user?.identity ?? '';
  const name = person?.name ?? user?.name ?? '';
  return (
    <section className={css.card} aria-labelledby="who">
      {picture && (
        <picture>
          <source srcSet={picture.imageNight} media={nightMedia[appearance.theme]} />
          <img className={css.picture} src={picture.image} alt="" />
        </picture>
      )}
      <div className={css.who}>
        <div className={css.portrait}>
          <Avatar name={name} src={person?.avatar ?? user?.avatar ?? undefined} size={88} decorative />
        </div>
        <div className={css.whoWords}>
          <div className={css.name}>
            <Heading level={1} size="title2" id="who">
              {name}
            </Heading>
            {identity && <Tag tone="theme">{identity}</Tag>}
          </div>
          {person ? (
            <div className={css.facts}>
              {[...officeLines(person, identity), person.no].map((fact) => (
                <Text key={fact} tone="secondary">
                  {fact}
                </Text>
              ))}
            </div>
          ) : (
            <LoadFailed what="资料" />
          )}
        </div>
        <Button variant="secondary" startIcon={<CameraIcon size={18} />} onClick={() => setEditing(true)}>
          更换头像
        </Button>
      </div>
      {owned && <AssetsRow items={owned} note={lastLogin} />}
      {!owned && (
        <div className={css.cardFoot}>
          <LoadFailed what="数据" />
        </div>
      )}
      {editing !== 'never' && (
        <Suspense>
          <AvatarDialog open={editing} onOpenChange={setEditing} />
        </Suspense>
      )}
    </section>
  );
}
