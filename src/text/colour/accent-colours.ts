import { type Colour, parseColour } from './parse-colour.ts';

/** The values of a colour mode in `#ui/theme/tokens.css` that the accent depends on. */
interface Mode {
	/** Background on which the accent has the least contrast. */
	ground: Colour;
	/** Background that the accent is mixed into. */
	paper: Colour;
	/** Colour that the accent is moved towards until its contrast suffices: black or white. */
	pole: Colour;
	/** Colour of text on the accent colour. */
	on: Colour;
	/** Default accent. */
	accent: Colour;
}

export const MODES: Readonly<Record<'light' | 'dark', Mode>> = {
	light: { ground: [0xf0, 0xf4, 0xf4], paper: [0xfa, 0xfb, 0xfb], pole: [0, 0, 0], on: [0xff, 0xff, 0xff], accent: [0x0a, 0x65, 0x70] },
	dark: { ground: [0x14, 0x1e, 0x21], paper: [0x0e, 0x15, 0x17], pole: [0xff, 0xff, 0xff], on: [0x0a, 0x10, 0x12], accent: [0x5c, 0xc6, 0xd0] },
};

/** Readable as text by WCAG 2.2, level AA and AAA. */
const READABLE = 4.5;
const STRONG = 7;
/** Share of the accent in the soft background. */
const BREATH = 0.1;
/** Size of the steps in which a colour is moved towards black or white. */
const STEP = 0.02;

/** A colour in each mode; without one for the dark mode, that of the light one is lightened. */
interface Accent {
	light?: string | undefined;
	dark?: string | undefined;
}

/** The accent as settings have it: one colour, or one for each mode. */
export const accentOf = (written: string | Accent | undefined): Accent => (typeof written === 'string' ? { light: written } : (written ?? {}));

/**
 * A rule of CSS with the colours of this program that stand for the one that is a site's own. Each is darkened, in the dark mode lightened, until it can be
 * read; the hue stays. `undefined` where nothing is written that is a colour.
 */
export function accentRule({ light, dark = light }: Accent): string | undefined {
	const own = { light: parseColour(light), dark: parseColour(dark) };
	if (own.light === undefined && own.dark === undefined) return undefined;
	const lights = accentsIn(MODES.light, own.light ?? MODES.light.accent);
	const darks = accentsIn(MODES.dark, own.dark ?? MODES.dark.accent);
	const token = (name: string, key: keyof typeof lights) => `--${name}:light-dark(${toHex(lights[key])},${toHex(darks[key])})`;
	return `:root{${[token('accent', 'accent'), token('accent-strong', 'strong'), token('accent-soft', 'soft'), token('on-accent', 'on')].join(';')}}`;
}

/** A colour of the settings with too little contrast, the colour that is used in its place, and the lowest contrast of each. */
export interface FaintAccent {
	mode: 'light' | 'dark';
	given: string;
	contrast: number;
	used: string;
	usedContrast: number;
}

/** Which colours of a site cannot be read as they are. The light one alone is not meant for the dark mode. */
export const faintAccents = ({ light, dark }: Accent): FaintAccent[] =>
	[['light', light] as const, ['dark', dark] as const].flatMap(([mode, given]) => {
		const colour = parseColour(given);
		if (given === undefined || colour === undefined) return [];
		const contrast = leastContrast(colour, MODES[mode], colour);
		const { accent } = accentsIn(MODES[mode], colour);
		return contrast >= READABLE ? [] : [{ mode, given, contrast, used: toHex(accent), usedContrast: leastContrast(accent, MODES[mode], colour) }];
	});

/** The light accent where no style sheet reaches; `undefined` where a site has none of its own. */
export function lightAccent({ light }: Accent): string | undefined {
	const colour = parseColour(light);
	return colour && toHex(accentsIn(MODES.light, colour).accent);
}

/** The lowest contrast of a colour: on its background, on the soft background, and below text on the accent. */
const leastContrast = (colour: Colour, { ground, paper, on }: Mode, accent: Colour) =>
	Math.min(...[ground, mixed(paper, accent, BREATH), on].map((behind) => contrastOf(colour, behind)));

function accentsIn(mode: Mode, colour: Colour): Record<'accent' | 'strong' | 'soft' | 'on', Colour> {
	const { paper, pole, on } = mode;
	const soft = mixed(paper, colour, BREATH);
	const readable = (least: number) => {
		let found = colour;
		for (let share = STEP; share < 1 && leastContrast(found, mode, colour) < least; share += STEP) found = mixed(colour, pole, share);
		return found;
	};
	return { accent: readable(READABLE), strong: readable(STRONG), soft, on };
}

const mixed = (one: Colour, other: Colour, share: number): Colour => {
	const part = (at: 0 | 1 | 2) => Math.round(one[at] * (1 - share) + other[at] * share);
	return [part(0), part(1), part(2)];
};

const toHex = (colour: Colour) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

export function contrastOf(one: Colour, other: Colour): number {
	const [bright = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
	return (bright + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1. */
function luminanceOf(colour: Colour): number {
	const [red = 0, green = 0, blue = 0] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
