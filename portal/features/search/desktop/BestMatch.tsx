import type { SearchResult } from '@yimen/contract/search';
import type { App } from '@yimen/contract/services/service';
import { ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { useOfficeName } from '../../services/shared/office.ts';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import { StartLink } from '../../services/shared/StartLink.tsx';
import { appState, guideHref, onlineName } from '../../services/shared/service-links.ts';
import { Marked } from './Marked.tsx';
import * as css from './search.css.ts';

interface BestMatchProps {
  found: SearchResult;
  app: App;
  term: string;
}

/** The best match as a card, with its actions. */
export function BestMatch({ found, app, term }: BestMatchProps) {
  const office = useOfficeName(app.department.name);
  const isService = found.kind === 'service';
  const state = appState(app);
  return (
    <article className={css.best} aria-label={`最相关：${app.name}`}>
      <Tile
        size="large"
        variant={app.online === 'full' || !isService ? 'filled' : 'outlined'}
        icon={<ServiceIcon name={app.icon} size={32} />}
      />
      <div className={css.words}>
        <div className={css.name}>
          <Heading level={2} size="title2">
            <Marked text={found.title} ranges={found.matches} words={term} />
          </Heading>
          {isService && <Tag tone={app.online === 'full' ? 'theme' : 'outline'}>{onlineName(app.online)}</Tag>}
          {state && !state.muted && <Tag tone="warning">{state.label}</Tag>}
        </div>
        <Text as="p" tone="secondary" lines={2}>
          {[office, isService && app.promised, app.summary].filter(Boolean).join('　')}
        </Text>
      </div>
      <div className={css.acts}>
        {isService && (
          <ButtonLink size="large" href={guideHref(app.id)}>
            办事指南
          </ButtonLink>
        )}
        <StartLink app={app} size="large" variant="primary" label={isService ? '立即办理' : '打开系统'} />
      </div>
    </article>
  );
}
