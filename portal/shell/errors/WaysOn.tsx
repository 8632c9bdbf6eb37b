import { errorVariant } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import { useLocation } from 'react-router';
import { matchRoute } from '../routes/match.ts';
import { RetryButton } from './RetryButton.tsx';

/** What may pass can be tried again; a page that lacks only what its address asks for can be seen without that. */
export function WaysOn({ code }: { code: number }) {
  const { pathname, search } = useLocation();
  if (errorVariant(code) === 'service') return <RetryButton />;
  const asks = code === 404 && search !== '' && matchRoute(pathname)?.query !== undefined;
  if (!asks) return null;
  return (
    <Link standalone href={pathname}>
      查看这一页的全部内容
    </Link>
  );
}
