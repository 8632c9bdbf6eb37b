import type { ModuleEntry } from '@yimen/contract/site';
import { GuestCard } from '../../../parts/modules/GuestCard.tsx';
import { GroundProvider } from '../../../parts/modules/ground.ts';
import { useHome } from '../../../parts/modules/module.tsx';
import { MyApps } from '../../../parts/service/my-apps.tsx';
import type { Row } from './compose.ts';
import * as css from './home.css.ts';
import { ModuleOf } from './ModuleOf.tsx';
import { findModule } from './registry.ts';

interface HomeRowProps {
  row: Row;
  underHero: boolean;
}

/** One row of the home with its ground and spacing. The hero is drawn by the template, before all rows. */
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
          <GroundProvider value="half">
            <ModuleOf entry={main} />
            <ModuleOf entry={aside} />
          </GroundProvider>
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

/** 今天: its children stand side by side; right under the hero the panel lies over the picture. */
function Today({ entry, overlaps }: { entry: ModuleEntry; overlaps: boolean }) {
  const panes = entry.children.filter((child) => findModule(child.sign));
  if (panes.length === 0) return null;
  return (
    <div className={overlaps ? css.overlapping : css.section}>
      <div className={css.today}>
        <GroundProvider value="pane">
          {panes.map((pane) => (
            <div key={pane.sign} className={css.pane}>
              <ModuleOf entry={pane} />
            </div>
          ))}
        </GroundProvider>
      </div>
    </div>
  );
}
