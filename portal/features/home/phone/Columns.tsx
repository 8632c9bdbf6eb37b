import type { ModuleEntry } from '@yimen/contract/site';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { GuestSection } from '../../../parts/modules/GuestSection.tsx';
import { GroundProvider } from '../../../parts/modules/ground.ts';
import { loadable } from '../load.ts';
import { findMobileModule } from './registry.ts';

/** The configured modules: one column on a phone, two from 600 wide with the tiles above both. */
export function Columns({ entries, member }: { entries: ModuleEntry[]; member: boolean }) {
  const shown = loadable(entries, findMobileModule, member);
  const tiles = shown.filter(({ entry }) => entry.sign === 'recommend');
  const rest = shown.filter(({ entry }) => entry.sign !== 'recommend');
  return (
    <GroundProvider value="phone">
      {tiles.map(({ entry, module }) => (
        <module.Module key={entry.sign} entry={entry} />
      ))}
      <SectionColumns>
        {!member && <GuestSection />}
        {rest.map(({ entry, module }) => (
          <module.Module key={entry.sign} entry={entry} />
        ))}
      </SectionColumns>
    </GroundProvider>
  );
}
