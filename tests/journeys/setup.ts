import type { TestProject } from 'vitest/node';
import { startServer } from '../../scripts/trial-server.ts';
import { demoFolder } from '../support/data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ports: number[];
  }
}

/**
 * A server for each process, in which files of journeys follow each other: each journey has a browser context of its
 * own, and none changes what later ones read.
 */
export default async function setup(project: TestProject) {
  const folders = await Promise.all(Array.from({ length: project.config.maxWorkers }, demoFolder));
  const servers = await Promise.all(folders.map(({ environment }) => startServer(environment)));
  project.provide(
    'ports',
    servers.map(({ port }) => port),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(folders.map((folder) => folder.remove()));
  };
}
