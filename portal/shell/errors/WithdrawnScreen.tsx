import { codes } from '@yimen/contract/envelope';
import type { WithdrawnThing } from '@yimen/contract/withdrawal';
import { ButtonLink } from '@yimen/ui/button';
import { ErrorScreen } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSiteIfKnown } from '../visit/current.ts';
import { errorTitle } from './route-error.ts';
import { listLink, replacementLink } from './withdrawn.ts';

interface WithdrawnScreenProps {
  thing: WithdrawnThing;
  /** The sentence that says what went, when and why. */
  msg: string;
  homeLink: ReactNode;
}

/**
 * What visitors see in the place of something that was withdrawn: when it went and why, and one way on, to what replaces
 * it or to the list in which it stood.
 */
export default function WithdrawnScreen({ thing, msg, homeLink }: WithdrawnScreenProps) {
  const root = useSiteIfKnown();
  const { pathname } = useLocation();
  const instead = replacementLink(thing, root?.menus, pathname);
  const list = root && listLink(thing, root.menus, pathname);
  const main = instead ?? list ?? { href: '/', label: '返回首页', external: false };
  return (
    <ErrorScreen
      code={codes.withdrawn}
      image={root?.site.unit.pictures.notFound}
      title={errorTitle({ code: codes.withdrawn, withdrawn: thing })}
      description={msg}
      message={instead?.words ?? '您打开的链接没有错，只是它不再提供了'}
      action={
        <ButtonLink variant="primary" size="xlarge" href={main.href} external={main.external}>
          {main.label}
        </ButtonLink>
      }
      secondary={
        <>
          {instead && list && (
            <Link standalone href={list.href}>
              {list.label}
            </Link>
          )}
          {(instead || list) && homeLink}
        </>
      }
    />
  );
}
