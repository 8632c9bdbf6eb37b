import { getCollectAppGroup } from '@yimen/contract/services/collection';
import { DialogProvider } from '@yimen/ui/dialog';
import { Text } from '@yimen/ui/text';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { loadFrame } from '../desktop/load-frame.ts';
import { NothingCollected } from '../desktop/NothingCollected.tsx';
import { Panel } from '../desktop/Panel.tsx';
import { PersonFrame } from '../desktop/PersonFrame.tsx';
import { Collection } from './Collection.tsx';

/** The person's collection, in the person's order and groups; null when it did not load. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { call } = visit.api;
  const [frame, collection] = await Promise.all([loadFrame(visit), call(getCollectAppGroup, {}).catch(() => null)]);
  return { frame, collection };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [{ title: pageTitle(matches, '我的收藏，个人中心') }];

/** 我的收藏: what one has put a star at, in an order of one's own. */
export default function CollectPage() {
  const { frame, collection } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const title = frame.places.find(({ sign }) => sign === 'collect')?.name ?? '我的收藏';
  const count = collection?.reduce((sum, { apps }) => sum + apps.length, 0) ?? 0;
  return (
    <PersonFrame frame={frame} current="collect">
      <DialogProvider>
        <Panel title={title} beside={count > 0 && <Text tone="tertiary">{count} 项</Text>}>
          {!collection && <LoadFailed what="收藏" />}
          {collection && count === 0 && <NothingCollected picture={pictures.empty} />}
          {collection && count > 0 && <Collection collection={collection} />}
        </Panel>
      </DialogProvider>
    </PersonFrame>
  );
}
