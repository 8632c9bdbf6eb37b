import { paths } from '@yimen/contract/paths';
import { redirect } from 'react-router';

/** The phone site's own address leads to its home. */
export function loader() {
  return redirect(paths['mobile-home']);
}
