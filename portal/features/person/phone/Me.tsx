import { hrefTo } from '@yimen/contract/paths';
import { Avatar } from '@yimen/ui/avatar';
import { Heading } from '@yimen/ui/heading';
import { Metadata } from '@yimen/ui/list';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { IconGrid } from '@yimen/ui/mobile/icon-grid';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { leave } from '../../../shell/sign-out/leave.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { collectedTile, useCollectedRow } from '../../services/shared/collection/own-services.tsx';
import { useNeedsNetwork } from '../../services/shared/needs-network.ts';
import { Figures } from './Figures.tsx';
import type { Overview } from './load-me.ts';
import { MeLinks } from './MeLinks.tsx';
import * as own from './me.css.ts';
import { Settings } from './Settings.tsx';

/** The page itself. */
export function Me({ data }: { data: Overview }) {
  const { person, owned, collected } = data;
  const tiles = useCollectedRow(collected ?? []);
  const needsNetwork = useNeedsNetwork(tiles.map(({ app }) => app));
  return (
    <>
      <Who person={person} picture={data.picture} />
      <div className={own.stack}>
        {owned ? <Figures items={owned} /> : <Section>{<LoadFailed what="数据" />}</Section>}
        <SectionColumns>
          {!collected && (
            <Section title="我的收藏">
              <LoadFailed what="收藏" />
            </Section>
          )}
          {tiles.length > 0 && (
            <Section
              title="我的收藏"
              more={{ label: '管理', href: hrefTo('mobile-personal-center', { query: { tab: 'collected' } }) }}
            >
              <div className={own.tiles}>
                <IconGrid items={tiles.map((each) => collectedTile(each, needsNetwork(each.app)))} />
              </div>
            </Section>
          )}
          <MeLinks data={data} />
          <Settings hasReminders={data.hasReminders} />
          <Section padding="none">
            <CellGroup>
              <Cell title="退出登录" tone="danger" centred onPress={() => void leave()} />
            </CellGroup>
          </Section>
        </SectionColumns>
        {person?.lastLogin && (
          <div className={own.last}>
            <Text as="p" size="meta" tone="tertiary" align="center">
              上次登录　{person.lastLogin}
            </Text>
          </div>
        )}
      </div>
    </>
  );
}

/** Maximum length of a title beside the name, in characters; a longer one is below it. */
const longestTag = 14;

function Who({ person, picture }: Pick<Overview, 'person' | 'picture'>) {
  const { user, appearance } = useSite();
  const name = person?.name ?? user?.name ?? '';
  const title = person?.title ?? '';
  const brief = title.length <= longestTag;
  const night = picture?.imageNight || picture?.image;
  return (
    <header className={own.who}>
      {picture && (
        <picture>
          {appearance.theme === 'auto' && <source media="(prefers-color-scheme: dark)" srcSet={night} />}
          <img className={own.picture} src={appearance.theme === 'dark' ? night : picture.image} alt="" />
        </picture>
      )}
      <span className={own.veil} />
      <Avatar name={name} src={person?.avatar ?? undefined} size={64} decorative />
      <div className={own.words}>
        <div className={own.name}>
          <Heading level={1}>{name}</Heading>
          {title && brief && <Tag size="small">{title}</Tag>}
        </div>
        <Text size="meta" tone="secondary">
          <Metadata items={[!brief && title, person?.department, person?.no]} />
        </Text>
      </div>
    </header>
  );
}
