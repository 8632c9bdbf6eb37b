import type { SearchResult } from '@yimen/contract/search';
import type { App } from '@yimen/contract/services/service';
import { Link } from '@yimen/ui/link';
import { Metadata } from '@yimen/ui/list';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import * as css from '../../../parts/phone/phone.css.ts';
import { ServiceIcon } from '../../../parts/service/ServiceIcon.tsx';
import { StartLink } from '../../../parts/service/StartLink.tsx';
import { stateOf } from '../../../parts/service/service-links.ts';
import { useStart } from '../../../parts/service/start.ts';
import { foundHref } from '../desktop/kinds.ts';
import { Marked } from '../desktop/Marked.tsx';

interface FoundRowProps {
  found: SearchResult & { app: App | undefined };
  /** What to mark where nothing says what matched. */
  words: string;
  /** The best match has the solid button. */
  first: boolean;
}

/** A result: what it is, and for a service or a system how to begin. */
export function FoundRow({ found, words, first }: FoundRowProps) {
  const { app, kind, title, matches, note, icon } = found;
  const isService = kind === 'service';
  const href = foundHref(found, true);
  const facts = [note, isService && app?.promised, app && stateOf(app)?.label];
  const name = <Marked text={title} ranges={matches} words={words} />;
  return (
    <div className={css.row}>
      {app && (
        <Tile
          size="small"
          aria-hidden="true"
          variant={isService && app.online !== 'full' ? 'outlined' : 'filled'}
          icon={<ServiceIcon name={icon} size={20} />}
        />
      )}
      <div className={css.rowWords}>
        <Text as="div">
          {href ? (
            <Link variant="plain" href={href}>
              <span className={css.cover} aria-hidden="true" />
              {name}
            </Link>
          ) : (
            name
          )}
        </Text>
        <Text as="div" size="meta" tone="tertiary" lines={2}>
          <Metadata items={facts} />
        </Text>
      </div>
      {app && <Act app={app} first={first} label={isService ? '办理' : '打开'} />}
    </div>
  );
}

/** The way to begin; the state that it is in stands among the facts. */
function Act({ app, first, label }: { app: App; first: boolean; label: string }) {
  const start = useStart(app, 'mobile');
  if (start.kind === 'closed' && stateOf(app)) return null;
  return (
    <span className={css.rowAct}>
      <StartLink app={app} terminal="mobile" size="small" variant={first ? 'primary' : 'outline'} label={label} />
    </span>
  );
}
