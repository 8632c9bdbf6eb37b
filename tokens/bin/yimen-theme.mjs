#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Here from the source, which needs no build; in an installed package from dist.
const source = new URL('../cli.ts', import.meta.url);
await import(existsSync(source) ? source.href : '../dist/cli.js');
