import { ButtonLink } from '@yimen/ui/button';
import { ShieldCheckIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { noteBegun } from '../return-to.ts';
import * as css from './methods.css.ts';
import type { Method } from './offered-methods.ts';

const methodIcons = { shield: <ShieldCheckIcon />, bubble: <Bubble /> };

interface OtherMethodsProps {
  methods: readonly Method[];
  /** Whether there is no other method: then the first one is the page's main action. */
  alone: boolean;
  /** Whether every method asks again who it is; otherwise an additional link does. */
  asksAgain: boolean;
  href(start: string, asksAgain: boolean): string;
}

/** Links to identity providers; plain links, so that they work without scripts. */
export function OtherMethods({ methods, alone, asksAgain, href }: OtherMethodsProps) {
  if (methods.length === 0) return null;
  const another = asksAgain ? [] : methods.filter(({ canAskAgain }) => canAskAgain);
  return (
    <nav aria-label={alone ? '登录方式' : '其他登录方式'} className={css.others}>
      {!alone && (
        <p aria-hidden className={css.divider}>
          其他方式
        </p>
      )}
      <ul className={methods.length > 1 && !alone ? css.row : css.column}>
        {methods.map(({ id, name, start, icon }, index) => (
          <li key={id}>
            <ButtonLink
              href={href(start ?? '/', asksAgain)}
              // A server address, not a route.
              target="_self"
              rel="nofollow"
              onClick={() => noteBegun()}
              fullWidth
              size={alone ? 'large' : 'medium'}
              variant={alone && index === 0 ? 'primary' : 'secondary'}
              startIcon={methodIcons[icon ?? 'shield']}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {another.length > 0 && (
        <p className={css.another}>
          {another.map(({ id, name, start }) => (
            // On a shared computer the identity provider may still have the previous person's session.
            <Link
              key={id}
              href={href(start ?? '/', true)}
              target="_self"
              rel="nofollow"
              onClick={() => noteBegun()}
              variant="quiet"
            >
              {another.length > 1 ? `${name}：换一个账号登录` : '换一个账号登录'}
            </Link>
          ))}
        </p>
      )}
    </nav>
  );
}

/** WeChat's icon, drawn here: in the icon set it would be loaded on every page. */
function Bubble() {
  return (
    <svg viewBox="0 0 24 24" className={css.bubble} aria-hidden fill="none" stroke="currentColor" strokeWidth={1.6}>
      <path d="M7.9 20A9 9 0 1 0 4 16.1L2 22z" strokeLinejoin="round" />
    </svg>
  );
}
