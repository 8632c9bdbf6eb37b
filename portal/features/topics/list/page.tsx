import { specialList } from '@yimen/contract/topics';
import { Empty } from '@yimen/ui/empty';
import { Heading } from '@yimen/ui/heading';
import { MediaCard } from '@yimen/ui/media-card';
import { Text } from '@yimen/ui/text';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { clockMoment } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { trimmed } from '../../../shell/routes/match.ts';
import { namedInMenu, usePageName } from '../../../shell/visit/current-entry.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { topicNote } from '../modules/special.tsx';
import * as css from './special.css.ts';

/** All topics. */
export async function loader({ context }: LoaderFunctionArgs) {
  const topics = await visitOf(context)
    .api.call(specialList, {})
    .catch(() => null);
  return { topics, now: clockMoment(new Date()) };
}

export const meta = namedInMenu;

/** 专题服务: the topics, which bundle services; its addresses are below the home page and the service hall. */
export default function SpecialServicesPage() {
  const { topics, now } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const name = usePageName();
  const here = trimmed(useLocation().pathname);
  return (
    <>
      <div>
        <Heading level={1}>{name}</Heading>
        {topics && topics.length > 0 && (
          <Text as="p" tone="secondary">
            {topics.length} 个专题，每个把一件事要办的手续按先后排在一起
          </Text>
        )}
      </div>
      {!topics && <LoadFailed what="专题" />}
      {topics?.length === 0 && <Empty image={pictures.empty} title="还没有专题" />}
      {topics && topics.length > 0 && (
        <ul className={css.topics}>
          {topics.map((topic) => (
            <li key={topic.id} className={css.topic}>
              <MediaCard
                href={`${here}/details/${topic.id}`}
                image={topic.cover}
                title={topic.name}
                text={topic.summary}
                note={topicNote(topic, now)}
                ratio={384 / 128}
                level={2}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
