import { useNavigate } from 'react-router';

/** Back to where one came from; to `fallback` for who came by a link. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
