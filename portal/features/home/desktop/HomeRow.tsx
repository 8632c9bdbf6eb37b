import type { ModuleEntry } from '@yimen/contract/site';
import { MyApps } from '../../services/shared/my-apps.tsx';
import { GuestCard } from '../shared/GuestCard.tsx';
import { useHome } from '../shared/module.tsx';
import { SurfaceProvider } from '../shared/surface.ts';
import type { Row } from './compose.ts';
import * as css from './home.css.ts';
import { ModuleOf } from './ModuleOf.tsx';
import { findModule } from './registry.ts';

interface HomeRowProps {
  row: Row;
  underHero: boolean;
}

/** A row of the home page with its surface and spacing. The template renders the hero before all rows. */
export function HomeRow({ row, underHero }: HomeRowProps) {
  const { member } = useHome();
  const [main, aside] = row.entries;
  if (row.kind === 'hero' || !main) return null;
  if (main.sign === 'today') return <Today entry={main} overlaps={underHero} />;
  if (main.sign === 'my-apps') {
    return (
      <div className={css.mine}>
        <MyApps entry={main} />
      </div>
    );
  }
  if (row.kind === 'strip') {
    return (
      <div className={css.strip}>
        <div className={css.wrap}>
          <ModuleOf entry={main} />
        </div>
      </div>
    );
  }
  if (row.kind === 'band') {
    return (
      <div className={css.band}>
        <div className={aside ? css.newsAndNotice : css.section}>
          <ModuleOf entry={main} />
          {aside && (
            <div className={css.beside}>
              <ModuleOf entry={aside} />
            </div>
          )}
        </div>
      </div>
    );
  }
  if (row.kind === 'halves' && aside) {
    return (
      <div className={css.section}>
        <div className={css.halves}>
          <SurfaceProvider value="half">
            <ModuleOf entry={main} />
            <ModuleOf entry={aside} />
          </SurfaceProvider>
        </div>
      </div>
    );
  }
  const guestCard = !member && main.sign === 'recommend' && <GuestCard />;
  if (aside || guestCard) {
    return (
      <div className={css.split}>
        <div className={css.column}>
          <ModuleOf entry={main} />
        </div>
        <div className={css.aside}>
          {guestCard}
          {aside && <ModuleOf entry={aside} />}
        </div>
      </div>
    );
  }
  return (
    <div className={main.sign === 'statistic' ? css.tail : css.section}>
      <ModuleOf entry={main} />
    </div>
  );
}

/** 今天: its modules side by side; right below the hero the panel overlaps the picture. */
function Today({ entry, overlaps }: { entry: ModuleEntry; overlaps: boolean }) {
  const panes = entry.children.filter((child) => findModule(child.sign));
  if (panes.length === 0) return null;
  return (
    <div className={overlaps ? css.overlapping : css.section}>
      <div className={css.today}>
        <SurfaceProvider value="pane">
          {panes.map((pane) => (
            <div key={pane.sign} className={css.pane}>
              <ModuleOf entry={pane} />
            </div>
          ))}
        </SurfaceProvider>
      </div>
    </div>
  );
}
