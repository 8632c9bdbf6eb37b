import type { SearchResult } from '@yimen/contract/search';
import type { App } from '@yimen/contract/services/service';
import { Metadata } from '@yimen/ui/list';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import * as css from '../../../parts/phone/phone.css.ts';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import { StartLink } from '../../services/shared/StartLink.tsx';
import { appState } from '../../services/shared/service-links.ts';
import { useStart } from '../../services/shared/start.ts';
import { foundLink } from '../desktop/kinds.ts';
import { Marked } from '../desktop/Marked.tsx';
import { FoundTitle } from '../FoundTitle.tsx';

interface FoundRowProps {
  found: SearchResult & { app: App | undefined };
  /** Text to mark where the result does not say what matched. */
  words: string;
  /** The best match has the solid button. */
  first: boolean;
}

/** A result: its kind, and for a service or a system the start button. */
export function PhoneFoundRow({ found, words, first }: FoundRowProps) {
  const { app, kind, title, matches, note, icon } = found;
  const isService = kind === 'service';
  const link = foundLink(found, true);
  const facts = [note, isService && app?.promised, app && appState(app)?.label];
  const name = <Marked text={title} ranges={matches} words={words} />;
  return (
    <div className={css.row}>
      {(app || kind === 'own') && (
        <Tile
          size="small"
          aria-hidden="true"
          variant={isService && app?.online !== 'full' ? 'outlined' : 'filled'}
          icon={<ServiceIcon name={icon} size={20} />}
        />
      )}
      <div className={css.rowWords}>
        <Text as="div">
          {link ? (
            <FoundTitle link={link} cover={css.cover}>
              {name}
            </FoundTitle>
          ) : (
            name
          )}
        </Text>
        <Text as="div" size="meta" tone="tertiary" lines={2}>
          <Metadata items={facts} />
        </Text>
      </div>
      {app && <FoundAction app={app} first={first} label={isService ? '办理' : '打开'} />}
    </div>
  );
}

/** The start button; the state is shown in the line of facts. */
function FoundAction({ app, first, label }: { app: App; first: boolean; label: string }) {
  const start = useStart(app, 'mobile');
  if (start.kind === 'closed' && appState(app)) return null;
  return (
    <span className={css.rowAct}>
      <StartLink app={app} terminal="mobile" size="small" variant={first ? 'primary' : 'outline'} label={label} />
    </span>
  );
}
