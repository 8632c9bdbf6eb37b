import * as auth from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import * as apps from './homepage/apps.ts';
import * as news from './homepage/news.ts';
import * as person from './homepage/person.ts';
import * as site from './homepage/site.ts';
import * as unit from './unit.ts';

/** The areas of the API by name, each with its endpoints and schemas. */
export const areas = { auth, unit, site, apps, news, person };

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** Every endpoint of the API with the area it is declared in. */
export const endpoints: readonly { area: string; endpoint: Endpoint }[] = Object.entries(areas).flatMap(
  ([area, module]) =>
    Object.values(module)
      .filter(isEndpoint)
      .map((endpoint) => ({ area, endpoint })),
);
