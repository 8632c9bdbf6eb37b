import { paths } from '@yimen/contract/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Redirects to the one sign-in page, which renders by the window's width. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(`${paths.login}${url.search}`);
}
