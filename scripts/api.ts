import { writeFileSync } from 'node:fs';
import { file, publicInterface } from './api/print.ts';

// `--update` writes it to where the test looks; without it the interface is printed.
if (process.argv.includes('--update')) writeFileSync(file, publicInterface());
else process.stdout.write(publicInterface());
