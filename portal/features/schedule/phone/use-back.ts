import { useNavigate } from 'react-router';
import { entryNumber } from '../../../router-internals/router.tsx';

/** Goes back in the history; to `fallback` when there is no earlier page of this site. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (entryNumber()) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
