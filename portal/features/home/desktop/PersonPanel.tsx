import type { ModuleEntry } from '@yimen/contract/site';
import { Card } from '@yimen/ui/card';
import { GuestCard } from '../../../parts/modules/GuestCard.tsx';
import { GroundProvider } from '../../../parts/modules/ground.ts';
import { useHome } from '../../../parts/modules/module.tsx';
import { ModuleOf } from './ModuleOf.tsx';
import * as css from './panels.css.ts';
import { canDraw } from './registry.ts';

/** 个人栏: who one is, what one has, where one goes; for a guest the way in and what is everybody's. */
export function PersonPanel({ entry }: { entry: ModuleEntry }) {
  const { member, template = 1 } = useHome();
  const parts = entry.children.filter(({ sign }) => canDraw(sign, member, template));
  return (
    <>
      {!member && <GuestCard onPaper />}
      {parts.length > 0 && (
        <GroundProvider value="column">
          <Card padding="none">
            {parts.map((part) => (
              <div key={part.sign} className={part.sign === 'person-work' ? css.joined : css.part}>
                <ModuleOf entry={part} />
              </div>
            ))}
          </Card>
        </GroundProvider>
      )}
    </>
  );
}
