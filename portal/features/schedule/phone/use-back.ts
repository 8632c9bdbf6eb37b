import { useNavigate } from 'react-router';
import { entryNumber } from '../../../router-internals/router.tsx';

/** Back to where one came from; to `fallback` for who came by a link. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (entryNumber()) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
