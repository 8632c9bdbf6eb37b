import { thingHrefs } from '@yimen/contract/paths';
import { specialList } from '@yimen/contract/topics';
import { Section } from '@yimen/ui/mobile/section';
import { TopicCards } from '@yimen/ui/mobile/topic-cards';
import { linkTo } from '../../../shell/routes/links.ts';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import { topicNote } from './special.tsx';

/** 专题: two topics side by side. */
export const topicsModule = defineModule({
  sign: 'special',
  site: 'mobile',
  load: ({ call }) => call(specialList, {}),
  View({ data, entry }) {
    const { now } = useHome();
    if (data.length === 0) return null;
    return (
      <Section title={entry.name}>
        <TopicCards
          items={data.slice(0, 2).map((topic) => ({
            href: linkTo(thingHrefs.topic.phone(topic.id))?.href,
            title: topic.name,
            note: topicNote(topic, now),
            image: topic.cover,
          }))}
        />
      </Section>
    );
  },
});
