import type { ModuleEntry } from '@yimen/contract/site';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { loadable } from '../load.ts';
import { SurfaceProvider } from '../shared/surface.ts';
import { GuestSection } from './GuestSection.tsx';
import { findPhoneModule } from './registry.ts';

/** The configured modules: one column on a phone; from 600 px wide two columns, with the tiles above both. */
export function ColumnsOfHome({ entries, member }: { entries: ModuleEntry[]; member: boolean }) {
  const shown = loadable(entries, findPhoneModule, member);
  const tiles = shown.filter(({ entry }) => entry.sign === 'recommend');
  const rest = shown.filter(({ entry }) => entry.sign !== 'recommend');
  return (
    <SurfaceProvider value="phone">
      {tiles.map(({ entry, module }) => (
        <module.Module key={entry.sign} entry={entry} />
      ))}
      <SectionColumns>
        {!member && <GuestSection />}
        {rest.map(({ entry, module }) => (
          <module.Module key={entry.sign} entry={entry} />
        ))}
      </SectionColumns>
    </SurfaceProvider>
  );
}
