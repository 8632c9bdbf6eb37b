import '@yimen/ui/reset';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
);
