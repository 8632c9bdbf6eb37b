import { keepBackForLayers } from '@yimen/ui/mobile/back';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchOffer } from '../offline/install-offer.ts';
import { onAppError } from './errors/app-error.ts';
import { watchChunks } from './reload/chunk-reload.ts';
import { openPendingUrl } from './reload/reload.ts';

const beginnings = [
  // Before the router, or closing a sheet by going back would count as a navigation.
  keepBackForLayers,
  watchChunks,
  // In development a reload is the builder's.
  ...(process.env.NODE_ENV === 'production' ? [openPendingUrl] : []),
  watchOffer,
];
for (const begin of beginnings) {
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
