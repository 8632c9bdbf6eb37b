import { type ViewportName, viewports } from './viewports.ts';

/** The toolbar's choices and the viewport for a screenshot of a story. */
export interface Mode {
  institution: string;
  mode: 'light' | 'dark';
  care: 'on' | 'off';
  zoom: string;
  viewport: { width: number; height: number };
}

type Choices = Partial<Omit<Mode, 'viewport'>>;

function mode(viewport: ViewportName, choices: Choices = {}): Mode {
  const { width, height } = viewports[viewport];
  return { institution: 'mingde', mode: 'light', care: 'off', zoom: '1', ...choices, viewport: { width, height } };
}

// Desktop screens have the zoom that the portal sets in a window of that width.
const laptopZoom = { zoom: '0.7467' };
const deskZoom = { zoom: '0.84' };

/** Every mode with screenshots: the conditions of the product, but not all of their combinations. */
export const modes = {
  'light-1280': mode('laptop'),
  'dark-1280': mode('laptop', { mode: 'dark' }),
  'jiangcheng-1280': mode('laptop', { institution: 'jiangcheng' }),
  'care-1280': mode('laptop', { care: 'on' }),
  'light-320': mode('narrow'),
  'light-375': mode('phone'),
  'dark-375': mode('phone', { mode: 'dark' }),
  'care-375': mode('phone', { care: 'on' }),
  'jiangcheng-375': mode('phone', { institution: 'jiangcheng' }),
  'yunzhou-375': mode('phone', { institution: 'yunzhou' }),
  'light-768': mode('tablet'),
  'light-812': mode('landscape'),
  'light-1440': mode('desk', deskZoom),
  'dark-1440': mode('desk', { ...deskZoom, mode: 'dark' }),
  'care-1440': mode('desk', { ...deskZoom, care: 'on' }),
  'jiangcheng-1440': mode('desk', { ...deskZoom, institution: 'jiangcheng' }),
  'yunzhou-1440': mode('desk', { ...deskZoom, institution: 'yunzhou' }),
  'yunzhou-laptop': mode('laptop', { ...laptopZoom, institution: 'yunzhou' }),
  'light-1920': mode('wide'),
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/**
 * The modes of each kind of story: two unless its look depends on more. Care changes a component's layout; dark changes
 * colours only, which axe checks in every story. `themed` is a component whose look is its colours. A screen is
 * another institution's page in each of its modes; one that dark or care changes adds these modes, and one story
 * of each phone component adds the narrowest and the widest window. Between these, the phone's unit scales the page.
 */
export const kinds = {
  component: ['light-1280', 'care-1280'],
  themed: ['light-1280', 'dark-1280', 'care-1280', 'jiangcheng-1280'],
  phone: ['light-375', 'dark-375'],
  phoneWidths: ['light-320', 'light-375', 'dark-375', 'care-375', 'light-768'],
  screen: ['light-1440', 'yunzhou-1440'],
  phoneScreen: ['light-375', 'yunzhou-375'],
} as const satisfies Record<string, readonly ModeName[]>;

/** Parameters of a story or a file of stories: screenshots are taken in these modes only. */
export function pictured(...names: readonly ModeName[]) {
  // Storybook merges the parameters of project, file and story, so the other modes must be disabled by name.
  const every = Object.keys(modes) as ModeName[];
  return {
    chromatic: {
      modes: Object.fromEntries(
        every.map((name) => [name, names.includes(name) ? { ...modes[name], disable: false } : { disable: true }]),
      ),
    },
  };
}

/** The same, cropped to the viewport, for lists that load more as soon as their end is visible. */
export function picturedInWindow(...names: readonly ModeName[]) {
  return { chromatic: { ...pictured(...names).chromatic, cropToViewport: true } };
}

/** Parameters of a story without screenshots: it has no look of its own or keeps moving. A guard lists the reasons. */
export function notPictured(reason: string) {
  return { chromatic: { disableSnapshot: true }, notPictured: reason };
}

/** A story of the phone site with a fixed viewport, and optionally a fixed mode. */
export function phoneAt(viewport: ViewportName = 'phone', choices: Choices = {}) {
  const { width } = viewports[viewport];
  const name = Object.entries(modes).find(
    ([, candidate]) => JSON.stringify(candidate) === JSON.stringify(mode(viewport, choices)),
  )?.[0] as ModeName | undefined;
  if (!name)
    throw new Error(`No mode pictures ${width} px with ${JSON.stringify(choices)}: add it to .storybook/modes.ts`);
  const asEveryPhoneStory = viewport === 'phone' && Object.keys(choices).length === 0;
  return {
    globals: { viewport: { value: viewport }, ...choices },
    parameters: asEveryPhoneStory ? {} : pictured(name),
  };
}
