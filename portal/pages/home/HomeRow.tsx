import type { ModuleEntry } from '@yimen/contract/homepage/site';
import type { ReactNode } from 'react';
import type { Row } from '../../modules/compose.ts';
import { GuestCard } from '../../modules/GuestCard.tsx';
import { MyApps } from '../../modules/my-apps.tsx';
import { findModule } from '../../modules/registry.ts';
import * as css from './home.css.ts';

interface HomeRowProps {
  row: Row;
  underHero: boolean;
  member: boolean;
}

/** One row of the home with its ground and spacing. The hero is drawn by the page, before all rows. */
export function HomeRow({ row, underHero, member }: HomeRowProps) {
  const [main, aside] = row.entries;
  if (row.kind === 'hero' || !main) return null;
  if (main.sign === 'today') return member ? <Today entry={main} overlaps={underHero} /> : null;
  if (main.sign === 'my-apps') {
    return member ? (
      <div className={css.mine}>
        <MyApps entry={main} />
      </div>
    ) : null;
  }
  const module = findModule(main.sign);
  if (!module || (module.memberOnly && !member)) return null;
  if (row.kind === 'strip') {
    return (
      <div className={css.strip}>
        <div className={css.wrap}>
          <module.Module entry={main} />
        </div>
      </div>
    );
  }
  if (row.kind === 'band') {
    return (
      <div className={css.band}>
        <div className={aside ? css.newsAndNotice : css.section}>
          <module.Module entry={main} />
          {aside && (
            <div className={css.beside}>
              <ModuleOf entry={aside} />
            </div>
          )}
        </div>
      </div>
    );
  }
  const guestCard = !member && main.sign === 'recommend' && <GuestCard />;
  if (aside || guestCard) {
    return (
      <div className={css.split}>
        <div className={css.column}>
          <module.Module entry={main} />
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
      <module.Module entry={main} />
    </div>
  );
}

function ModuleOf({ entry }: { entry: ModuleEntry }): ReactNode {
  const module = findModule(entry.sign);
  return module ? <module.Module entry={entry} /> : null;
}

/** 今天: its children stand side by side; right under the hero the panel lies over the picture. */
function Today({ entry, overlaps }: { entry: ModuleEntry; overlaps: boolean }) {
  const panes = entry.children.filter((child) => findModule(child.sign));
  if (panes.length === 0) return null;
  return (
    <div className={overlaps ? css.overlapping : css.section}>
      <div className={css.today}>
        {panes.map((pane) => (
          <div key={pane.sign} className={css.pane}>
            <ModuleOf entry={pane} />
          </div>
        ))}
      </div>
    </div>
  );
}
