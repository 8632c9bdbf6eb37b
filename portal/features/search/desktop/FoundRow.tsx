import { paths } from '@yimen/contract/paths';
import type { SearchResult } from '@yimen/contract/search';
import type { App } from '@yimen/contract/services/service';
import { ButtonLink } from '@yimen/ui/button';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { useExcerpt } from '../../../parts/page/whole-sentences.ts';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import { StartLink } from '../../services/shared/StartLink.tsx';
import { appState, guideHref } from '../../services/shared/service-links.ts';
import { FoundTitle } from '../FoundTitle.tsx';
import { foundLink } from './kinds.ts';
import { Marked } from './Marked.tsx';
import { markedWords } from './marked.ts';
import * as css from './search.css.ts';

interface FoundRowProps {
  found: SearchResult;
  /** For a service or a system. */
  app: App | undefined;
  /** Text to mark where the result does not say what matched. */
  words: string;
}

/** A result: its kind, an excerpt with the search text, and for a service the start button. */
export function FoundRow({ found, app, words }: FoundRowProps) {
  const { kind, title, matches, note, icon } = found;
  const excerpt = useExcerpt(found.excerpt);
  const isService = kind === 'service';
  const link = foundLink(found, false) ?? { href: paths.search, external: false };
  const online = isService && app && app.online !== 'full' ? 'outlined' : 'filled';
  const state = app && appState(app);
  // A service that cannot be started shows its state instead of the button.
  const facts = [note, isService && app?.promised, !state?.muted && state?.label].filter(Boolean);
  return (
    <li className={css.row}>
      {(app || ['department', 'topic', 'own'].includes(kind)) && (
        <Tile size="small" variant={online} icon={<ServiceIcon name={icon} size={20} />} />
      )}
      <div className={css.words}>
        <Text as="div" strong>
          <FoundTitle link={link} cover={css.cover}>
            <Marked text={title} ranges={matches} words={words} />
          </FoundTitle>
        </Text>
        {excerpt && (
          <Text as="p" tone="secondary" lines={2}>
            <Marked text={excerpt} words={markedWords(found, words)} />
          </Text>
        )}
        <Text as="div" size="meta" tone="tertiary">
          {facts.join('　')}
        </Text>
      </div>
      {app && (
        <div className={css.rowActs}>
          {isService && (
            <ButtonLink size="small" href={guideHref(app.id)} aria-label={`指南：${app.name}`}>
              指南
            </ButtonLink>
          )}
          <StartLink app={app} size="small" variant="outline" label={isService ? '办理' : '打开'} />
        </div>
      )}
    </li>
  );
}
