import type { ModuleEntry } from '@yimen/contract/site';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { useCare } from '../../../shell/visit/care.ts';
import { loadable } from '../load.ts';
import { SurfaceProvider } from '../shared/surface.ts';
import { GuestSection } from './GuestSection.tsx';
import { findPhoneModule } from './registry.ts';

/** The configured modules: one column on a phone; from 600 px wide two columns, with the tiles above both. */
export function ColumnsOfHome({ entries, member }: { entries: ModuleEntry[]; member: boolean }) {
  const shown = loadable(entries, findPhoneModule, member);
  // In care mode what waits for the member is named before anything else.
  const order = useCare() ? ['tasks', 'recommend'] : ['recommend'];
  const first = order.flatMap((sign) => shown.filter(({ entry }) => entry.sign === sign));
  const rest = shown.filter(({ entry }) => !order.includes(entry.sign));
  return (
    <SurfaceProvider value="phone">
      {first.map(({ entry, module }) => (
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
