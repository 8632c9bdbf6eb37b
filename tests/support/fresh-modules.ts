import { vi } from 'vitest';

// Test files of the unit project run one after the other in one process; each loads its own modules.
vi.resetModules();
