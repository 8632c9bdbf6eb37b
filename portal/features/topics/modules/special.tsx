import { paths, thingHrefs } from '@yimen/contract/paths';
import { specialList } from '@yimen/contract/topics';
import { MediaCard } from '@yimen/ui/media-card';
import { daysBetween, type Moment } from '../../../lib/time/clock.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import * as css from '../../home/shared/module.css.ts';
import { defineModule, useHome } from '../../home/shared/module.tsx';

/** The days until the topic's deadline, or its number of services. */
export function topicNote(topic: { deadline: string | null; serviceCount: number }, now: Moment): string {
  const left = topic.deadline ? daysBetween(now.day, topic.deadline) : -1;
  if (left === 0) return '今天截止';
  if (left > 0) return `距办理截止还有 ${left} 天`;
  return `${topic.serviceCount} 项服务`;
}

/** 专题服务: topics that bundle services. */
export const special = defineModule({
  sign: 'special',
  load: ({ call }) => call(specialList, {}),
  View({ data, entry }) {
    const { now, template = 1 } = useHome();
    const four = template === 3;
    if (data.length === 0) return null;
    const all = linkTo(paths['home-special-services']);
    return (
      <ModuleSection title={entry.name} more={all && { label: '全部专题', href: all.href }}>
        <ul className={four ? css.topicsFour : css.topics}>
          {data.slice(0, four ? 4 : 3).map((topic) => (
            <li key={topic.id} className={css.topic}>
              <MediaCard
                href={linkTo(thingHrefs.topic.desktop(topic.id))?.href}
                image={topic.cover}
                title={topic.name}
                text={topic.summary}
                note={topicNote(topic, now)}
                ratio={four ? 288 / 112 : 384 / 128}
              />
            </li>
          ))}
        </ul>
      </ModuleSection>
    );
  },
});
