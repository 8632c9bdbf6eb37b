import { handledList } from '@yimen/contract/services/hall';
import { Empty } from '@yimen/ui/empty';
import { Link } from '@yimen/ui/link';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { dayOf, monthDay, timeOf } from '../../../lib/time/clock.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import { guideHref } from '../shared/service-links.ts';
import * as css from './hall.css.ts';

/** 办件公示: recently finished cases, with masked names. */
export const handled = defineModule({
  sign: 'handled',
  load: ({ call }) => call(handledList, { count: 6 }),
  View({ data, entry }) {
    const { now } = useHome();
    return (
      <ModuleSection title={entry.name} note={`${data.length} 件最近办结`} spacing="small">
        {data.length === 0 ? (
          <Empty title="暂时没有办结的事项" />
        ) : (
          <ul className={css.cases}>
            {data.map(({ who, appId, name, at }) => (
              <li key={`${who} ${appId} ${at}`} className={css.row}>
                <span className={css.who}>
                  <Text tone="secondary" lines={1}>
                    {who}
                  </Text>
                </span>
                <span className={css.caseName}>
                  <Link variant="plain" href={guideHref(appId)}>
                    <Text lines={1}>{name}</Text>
                  </Link>
                </span>
                <Tag tone="success">已办结</Tag>
                <Text as="time" size="meta" tone="tertiary" dateTime={at}>
                  {dayOf(at) === now.day ? timeOf(at) : monthDay(at)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </ModuleSection>
    );
  },
});
