import type { SourceFailure } from '@yimen/contract/homepage/sources';
import { Suspense } from 'react';
import { lazily } from '../boot/lazily.ts';
import type { Retry } from './module.tsx';

const FailedSources = lazily(async () => (await import('./FailedSources.tsx')).FailedSources);

export interface MissingSourcesProps {
  failed: readonly SourceFailure[];
  retry: Retry;
}

/** Names the sources whose rows are missing or old, with a way to ask again; what the others know stands beside it. */
export function MissingSources(props: MissingSourcesProps) {
  if (props.failed.length === 0) return null;
  return (
    <Suspense>
      <FailedSources {...props} />
    </Suspense>
  );
}
