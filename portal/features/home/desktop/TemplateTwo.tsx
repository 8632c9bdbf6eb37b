import { paths } from '@yimen/contract/paths';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { Columns } from '../../../parts/page/Columns.tsx';
import { useSite } from '../../../shell/visit/current.ts';
import { ServiceSearch } from '../../search/shared/ServiceSearch.tsx';
import { MyApps } from '../../services/shared/my-apps.tsx';
import { HeroWords } from '../hero/HeroWords.tsx';
import type { HeroData } from '../hero/load-hero.ts';
import { SurfaceProvider } from '../shared/surface.ts';
import { findSign, hasSign, type Row } from './compose.ts';
import type { HomeFrameProps } from './frame.ts';
import { ModuleOf } from './ModuleOf.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import * as css from './panels.css.ts';

/** The personal column at the left, everything else in panels on paper; the banner is one of them (DESIGN §9, 02). */
export function TemplateTwo({ entries, rows, hero }: HomeFrameProps) {
  const { unit } = useSite().site;
  const person = findSign(entries, 'personal');
  const words = hasSign(entries, 'hot-words');
  return (
    <Columns person={person && <PersonPanel entry={person} />} label={person?.name ?? ''} free>
      <VisuallyHidden as="h1">{unit.title}</VisuallyHidden>
      <SurfaceProvider value="panel">
        {rows.map((row) => (
          <PanelRow key={row.entries.map((entry) => entry.sign).join('+')} row={row} hero={hero} words={words} />
        ))}
      </SurfaceProvider>
    </Columns>
  );
}

function PanelRow({ row: { kind, entries }, hero, words }: { row: Row; hero: HeroData; words: boolean }) {
  const [main] = entries;
  if (!main) return null;
  if (kind === 'search') {
    return (
      <div>
        <ServiceSearch action={paths['service-hall']} size="xlarge" buttonLabel="搜索" />
        {words && <HeroWords label="大家在办" items={hero.words} />}
      </div>
    );
  }
  if (main.sign === 'my-apps') return <MyApps entry={main} />;
  const side = main.sign === 'today' ? main.children : entries;
  if (side.length === 1 && main.sign !== 'today') return <ModuleOf entry={main} />;
  return (
    <div className={css.halves}>
      {side.map((entry) => (
        <ModuleOf key={entry.sign} entry={entry} />
      ))}
    </div>
  );
}
