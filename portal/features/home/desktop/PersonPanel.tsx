import type { ModuleEntry } from '@yimen/contract/site';
import { Card } from '@yimen/ui/card';
import { GuestCard } from '../shared/GuestCard.tsx';
import { useHome } from '../shared/module.tsx';
import { SurfaceProvider } from '../shared/surface.ts';
import { ModuleOf } from './ModuleOf.tsx';
import * as css from './panels.css.ts';
import { canDraw } from './registry.ts';

/** 个人栏: the member's name, assets and links; for a guest the sign-in link and public links. */
export function PersonPanel({ entry }: { entry: ModuleEntry }) {
  const { member, template = 1 } = useHome();
  const parts = entry.children.filter(({ sign }) => canDraw(sign, member, template));
  return (
    <>
      {!member && <GuestCard onPaper />}
      {parts.length > 0 && (
        <SurfaceProvider value="column">
          <Card padding="none">
            {parts.map((part) => (
              <div key={part.sign} className={part.sign === 'person-work' ? css.joined : css.part}>
                <ModuleOf entry={part} />
              </div>
            ))}
          </Card>
        </SurfaceProvider>
      )}
    </>
  );
}
