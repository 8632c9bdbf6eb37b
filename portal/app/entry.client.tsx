import { keepBackForLayers } from '@yimen/ui/mobile/back';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchChunks } from '../boot/chunk-reload.ts';
import { openWanted } from '../boot/reload.ts';
import { watchOffer } from '../offline/install-offer.ts';

// Before the router, or closing a sheet by going back would count as a navigation.
keepBackForLayers();
watchChunks();
// In development a reload is the builder's.
if (process.env.NODE_ENV === 'production') openWanted();
watchOffer();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
