import type { TestProject } from 'vitest/node';
import { startServer } from '../../scripts/trial-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
  }
}

/** One server for all journeys: each journey has a browser context of its own, and none changes what others read. */
export default async function setup(project: TestProject) {
  const server = await startServer();
  project.provide('port', server.port);
  return () => server.stop();
}
