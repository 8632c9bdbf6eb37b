import { ButtonLink } from '@yimen/ui/button';
import { ShieldCheckIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { noteBegun } from '../return-to.ts';
import * as css from './methods.css.ts';
import { canAskAgain, kinds, type Method } from './ways.ts';

const icons = { shield: <ShieldCheckIcon />, bubble: <Bubble /> };

interface OtherWaysProps {
  ways: readonly Method[];
  /** True when there is no other way: then one of them is the page's main action. */
  alone: boolean;
  /** Every way asks again who it is; otherwise there is a quiet choice that does. */
  asksAgain: boolean;
  href(start: string, asksAgain: boolean): string;
}

/** Ways in that lead to a counterpart; plain links, so that they work without the page's script. */
export function OtherWays({ ways, alone, asksAgain, href }: OtherWaysProps) {
  if (ways.length === 0) return null;
  const another = asksAgain ? [] : ways.filter(canAskAgain);
  return (
    <nav aria-label={alone ? '登录方式' : '其他登录方式'} className={css.others}>
      {!alone && (
        <p aria-hidden className={css.divider}>
          其他方式
        </p>
      )}
      <ul className={ways.length > 1 && !alone ? css.row : css.column}>
        {ways.map(({ id, kind, name, start }, index) => (
          <li key={id}>
            <ButtonLink
              href={href(start ?? '/', asksAgain)}
              // The server's own address, not a page of the router.
              target="_self"
              rel="nofollow"
              onClick={() => noteBegun()}
              fullWidth
              size={alone ? 'large' : 'medium'}
              variant={alone && index === 0 ? 'primary' : 'secondary'}
              startIcon={icons[kinds[kind].icon]}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {another.length > 0 && (
        <p className={css.another}>
          {another.map(({ id, name, start }) => (
            // On a shared computer the counterpart may still know whoever was there before.
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

/** WeChat's sign, drawn here: one more icon of the set would be on every page. */
function Bubble() {
  return (
    <svg viewBox="0 0 24 24" className={css.bubble} aria-hidden fill="none" stroke="currentColor" strokeWidth={1.6}>
      <path d="M7.9 20A9 9 0 1 0 4 16.1L2 22z" strokeLinejoin="round" />
    </svg>
  );
}
