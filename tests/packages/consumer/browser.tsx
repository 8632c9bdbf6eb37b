import '@yimen/ui/reset';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { theme } from './theme.ts';

const sheet = document.createElement('style');
sheet.textContent = theme;
document.head.append(sheet);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
