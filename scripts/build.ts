import { buildPortal } from './portal-build.ts';

await buildPortal({ always: true });
