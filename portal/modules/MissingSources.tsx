import { Suspense } from 'react';
import { lazily } from '../boot/lazily.ts';
import type { FailedSourcesProps } from './FailedSources.tsx';

const FailedSources = lazily(async () => (await import('./FailedSources.tsx')).FailedSources);

/** Names the sources whose rows are missing or old, with a way to ask again; what the others know stands beside it. */
export function MissingSources(props: FailedSourcesProps) {
  if (props.failed.length === 0) return null;
  return (
    <Suspense>
      <FailedSources {...props} />
    </Suspense>
  );
}
