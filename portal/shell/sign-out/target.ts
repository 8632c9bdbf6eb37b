import { paths } from '@yimen/contract/paths';
import { signInTo } from '../routes/sign-in-link.ts';

interface SignedOut {
  loginType: 0 | 1 | 2;
  /** The institution's own sign-in page. */
  loginPath: string;
  /** The address that the server answered, from its configuration. */
  answered: string | null;
  /** Where the visitor was. */
  service: string;
  onPhone: boolean;
}

/**
 * Where to go after signing out: to the address that the server answered, if any; otherwise to the sign-in page, on a
 * phone to the institution's own one or to the phone site's home (specification, section 4).
 */
export function afterSignOut({ loginType, loginPath, answered, service, onPhone }: SignedOut): string {
  if (answered && isWebAddress(answered)) return answered;
  if (onPhone && loginType === 0) return isWebAddress(loginPath) ? loginPath : paths['mobile-home'];
  // `stay` prevents an automatic sign-in: the identity provider may still have a session of the person who just left.
  return service === '/' ? signInTo(null) : `${signInTo(service)}&stay=`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
