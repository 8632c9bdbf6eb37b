import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

// Named folders, because Vite writes a file beside its configuration at each start: watching all would restart forever.
const watched = ['server', 'contract'].map((room) => `--watch-path=${path.join(root, room)}`);
const program = path.join(import.meta.dirname, 'dev-server.ts');

const child = spawn(process.execPath, [...watched, '--watch-preserve-output', program], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (status) => process.exit(status ?? 0));
