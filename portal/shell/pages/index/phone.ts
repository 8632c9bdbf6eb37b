import { paths } from '@yimen/contract/paths';
import { redirect } from 'react-router';

/** The phone site's root address redirects to its home. */
export function loader() {
  return redirect(paths['mobile-home']);
}
