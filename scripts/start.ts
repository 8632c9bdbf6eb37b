import { buildPortal } from './portal-build.ts';

// React and the server read it when they are loaded, so it is set before.
process.env.NODE_ENV = 'production';
await buildPortal();
await import('../server/main.ts');
