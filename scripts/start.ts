import { buildPortal } from './portal-build.ts';

// React and the server choose their production forms by this, so it is set before either is loaded.
process.env.NODE_ENV = 'production';
await buildPortal();
await import('../server/main.ts');
