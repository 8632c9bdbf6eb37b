import { specialList } from '@yimen/contract/homepage/site';
import { MediaCard } from '@yimen/ui/media-card';
import { Section } from '@yimen/ui/mobile/section';
import { linkTo } from '../../routes/links.ts';
import { artUrl } from '../art.ts';
import { defineModule, useHome } from '../module.tsx';
import { topicNote } from '../special.tsx';
import * as css from './mobile.css.ts';

/** 专题: two topics side by side. */
export const topics = defineModule({
  sign: 'special',
  site: 'mobile',
  load: ({ call }) => call(specialList, {}),
  View({ data, entry }) {
    const { now } = useHome();
    if (data.length === 0) return null;
    return (
      <Section title={entry.name}>
        <ul className={css.pair}>
          {data.slice(0, 2).map((topic) => (
            <li key={topic.id}>
              <MediaCard
                variant="plain"
                href={linkTo(`/mobile/topic-detail/${topic.id}`)?.href}
                image={artUrl(topic.cover)}
                title={topic.name}
                note={topicNote(topic, now)}
                ratio={156 / 84}
              />
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
