import { paths } from '@yimen/contract/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** The phone's sign-in page is the one sign-in page: it draws itself by the window's width. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(`${paths.login}${url.search}`);
}
