import { vi } from 'vitest';

// Files of the unit project follow each other in one process, which is started once; each has modules of its own.
vi.resetModules();
