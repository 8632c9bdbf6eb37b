import { listenToBackFirst } from '@yimen/ui/mobile/back';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchOffer } from '../offline/install-offer.ts';
import { onAppError } from './errors/app-error.ts';
import { watchChunks } from './reload/chunk-reload.ts';
import { openPendingUrl } from './reload/reload.ts';

const ignoredBeginnings = [
  // Before the router, which would take closing a sheet with Back for a navigation.
  listenToBackFirst,
  watchChunks,
  // In development the bundler reloads the page.
  ...(process.env.NODE_ENV === 'production' ? [openPendingUrl] : []),
  watchOffer,
];
for (const begin of ignoredBeginnings) {
  try {
    begin();
  } catch (error) {
    onAppError(error, 'start');
  }
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => onAppError(error, 'route')} />
    </StrictMode>,
    {
      onRecoverableError: (error) => onAppError(error, 'hydrate'),
      onCaughtError: (error) => onAppError(error, 'mount'),
      onUncaughtError: (error) => onAppError(error, 'mount'),
    },
  );
});
