import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { kinds, type ModeName, pictured, picturedInWindow } from '../../.storybook/modes.ts';
import { answersFor, type Changes, type Institution, isRecorded, type Visitor } from '../fixtures/answers.ts';
import { stopTheClock } from '../fixtures/clock.ts';
import { phone } from '../phoneStory.tsx';
import { contextFor, type LoadedScreen, loadScreen, type ScreenRequest } from './site.tsx';

interface ScreenProps extends LoadedScreen {
  request: ScreenRequest;
  later?: Changes;
}

/** A page of the portal in its layout, with what its loaders brought; its links lead to the other recorded pages. */
function Screen({ request, routes, state, later }: ScreenProps) {
  const [router] = useState(() =>
    createMemoryRouter(routes, {
      initialEntries: [request.path],
      hydrationData: state,
      getContext: () => contextFor({ ...request, ...later }),
    }),
  );
  return <RouterProvider router={router} />;
}

interface Show extends Pick<StoryObj, 'globals' | 'parameters' | 'play'> {
  /** What differs from the recorded answers once the page is there. */
  later?: Changes;
}

type Globals = StoryContext['globals'];
type Path = ScreenRequest['path'];

/** A page for a visitor; for a guest or a member of whichever institution the toolbar shows when none is named. */
interface Shown extends Changes {
  visitor: Visitor | 'guest' | 'member';
  path: Path | Readonly<Record<Institution, Path>>;
}

/** A story of a page as it is for this visitor. */
export function show(shown: Shown, { later, ...story }: Show = {}): StoryObj {
  return {
    ...story,
    loaders: [({ globals }) => load(requestOf(shown, globals))],
    beforeEach: ({ globals }) => playBack(requestOf(shown, globals)),
    render: (_, { loaded: { request, routes, state }, globals: { institution, mode, care } }) => (
      <Screen key={`${institution} ${mode} ${care}`} request={request} routes={routes} state={state} later={later} />
    ),
  };
}

function requestOf({ visitor, path, ...changes }: Shown, { institution, mode, care }: Globals): ScreenRequest {
  const here: Institution = institution;
  return {
    ...changes,
    looks: { theme: mode === 'dark' ? 'dark' : 'auto', care: care === 'on' || null },
    visitor: visitor === 'guest' || visitor === 'member' ? `${here}-${visitor}` : visitor,
    path: typeof path === 'string' ? path : path[here],
  };
}

/** Storybook loads before it prepares, so the clock is stopped for both. */
async function load(request: ScreenRequest) {
  const goOn = stopTheClock();
  return { request, ...(await loadScreen(request).finally(goOn)) };
}

/** The clock of the recording, and the browser's own calls answered from it, for as long as the story is shown. */
function playBack(request: ScreenRequest): () => void {
  const { fetch } = globalThis;
  const answer = answersFor(request.visitor, request);
  globalThis.fetch = async (input, init) => {
    const asked = input instanceof Request ? input : undefined;
    return asked && isRecorded(asked) ? answer(asked) : fetch(input, init);
  };
  const goOn = stopTheClock();
  return () => {
    globalThis.fetch = fetch;
    goOn();
  };
}

/** What all files of desktop screens have in common. */
export const desk = {
  parameters: {
    layout: 'fullscreen',
    ...picturedInWindow('light-1440'),
    docs: { story: { inline: false, height: '720px' } },
  },
  globals: { viewport: { value: 'desk' } },
};

/** What all files of phone screens have in common. */
export const hand = { ...phone, parameters: { ...phone.parameters, ...picturedInWindow('light-375') } };

/** Parameters of a page that is pictured for each institution, and in the other modes that are named. */
export function everywhere(...others: readonly ModeName[]) {
  return picturedInWindow(...kinds.screen, ...others);
}

/** The same of a phone page. */
export function everyHand(...others: readonly ModeName[]) {
  return picturedInWindow(...kinds.phoneScreen, ...others);
}

/** Parameters of a screen that is pictured down to its foot, not in its window only. */
export function whole(...names: readonly ModeName[]) {
  return { chromatic: { ...pictured(...names).chromatic, cropToViewport: false } };
}
