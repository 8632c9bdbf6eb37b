import { spawn } from 'node:child_process';

/** Sends Storybook to Chromatic, with the settings of chromatic.config.json and the options that are passed on. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs its project’s token: set CHROMATIC_PROJECT_TOKEN, which the project’s Manage page shows.',
  );
  process.exit(1);
}
const child = spawn('chromatic', process.argv.slice(2), { stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
