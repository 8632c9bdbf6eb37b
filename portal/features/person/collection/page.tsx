import { getCollectAppGroup } from '@yimen/contract/services/collection';
import { DialogProvider } from '@yimen/ui/dialog';
import { Text } from '@yimen/ui/text';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { Collection } from '../../services/shared/collection/Collection.tsx';
import { loadPersonFrame } from '../desktop/load-frame.ts';
import { NothingCollected } from '../desktop/NothingCollected.tsx';
import { PersonFrame } from '../desktop/PersonFrame.tsx';
import { SettingsPanel } from '../desktop/SettingsPanel.tsx';

/** Loads the person's collected services, in the person's order and groups; null when that failed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { call } = visit.api;
  const [frame, collection] = await Promise.all([
    loadPersonFrame(visit),
    call(getCollectAppGroup, {}).catch(() => null),
  ]);
  return { frame, collection };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [{ title: pageTitle(matches, '我的收藏，个人中心') }];

/** 我的收藏: the collected services, in an order that the person can change. */
export default function CollectPage() {
  const { frame, collection } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const title = frame.places.find(({ sign }) => sign === 'collect')?.name ?? '我的收藏';
  const count = collection?.reduce((sum, { apps }) => sum + apps.length, 0) ?? 0;
  return (
    <PersonFrame frame={frame} current="collect">
      <DialogProvider>
        <SettingsPanel title={title} beside={count > 0 && <Text tone="tertiary">{count} 项</Text>}>
          {!collection && <LoadFailed what="收藏" />}
          {collection && count === 0 && <NothingCollected picture={pictures.empty} />}
          {collection && count > 0 && <Collection collection={collection} />}
        </SettingsPanel>
      </DialogProvider>
    </PersonFrame>
  );
}
