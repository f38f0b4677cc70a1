/** Red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** What of a colour mode concerns the accent, from `#ui/theme/tokens.css`. */
interface Mode {
	/** The ground on which it is hardest to read. */
	ground: Colour;
	/** The ground that gets a breath of it. */
	paper: Colour;
	/** What it goes towards until it can be read. */
	pole: Colour;
	/** What stands on it. */
	on: Colour;
	/** It itself, where the site has none of its own. */
	accent: Colour;
}

export const MODES: Readonly<Record<'light' | 'dark', Mode>> = {
	light: { ground: [0xf0, 0xf4, 0xf4], paper: [0xfa, 0xfb, 0xfb], pole: [0, 0, 0], on: [0xff, 0xff, 0xff], accent: [0x0a, 0x65, 0x70] },
	dark: { ground: [0x14, 0x1e, 0x21], paper: [0x0e, 0x15, 0x17], pole: [0xff, 0xff, 0xff], on: [0x0a, 0x10, 0x12], accent: [0x5c, 0xc6, 0xd0] },
};

/** Readable as text by WCAG 2.2, level AA and AAA. */
const READABLE = 4.5;
const STRONG = 7;
/** How much of the accent its soft ground has. */
const BREATH = 0.1;
/** In which steps a colour goes towards black or white. */
const STEP = 0.02;

/**
 * A rule of CSS with the colours of this program that stand for the one that is a site's own. Each is darkened, in the dark mode lightened, until it can be
 * read; the hue stays. `undefined` where nothing is written that is a colour.
 */
export function accentRule({ light, dark = light }: { light?: string | undefined; dark?: string | undefined }): string | undefined {
	const own = { light: parseColour(light), dark: parseColour(dark) };
	if (own.light === undefined && own.dark === undefined) return undefined;
	const lights = accentsIn(MODES.light, own.light ?? MODES.light.accent);
	const darks = accentsIn(MODES.dark, own.dark ?? MODES.dark.accent);
	const token = (name: string, key: keyof typeof lights) => `--${name}:light-dark(${toHex(lights[key])},${toHex(darks[key])})`;
	return `:root{${[token('accent', 'accent'), token('accent-strong', 'strong'), token('accent-soft', 'soft'), token('on-accent', 'on')].join(';')}}`;
}

function accentsIn({ ground, paper, pole, on }: Mode, colour: Colour): Record<'accent' | 'strong' | 'soft' | 'on', Colour> {
	const soft = mixed(paper, colour, BREATH);
	const readable = (least: number) => {
		let found = colour;
		for (let share = STEP; share < 1 && [ground, soft, on].some((behind) => contrastOf(found, behind) < least); share += STEP)
			found = mixed(colour, pole, share);
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

/** `#abc`, `#aabbcc`, `rgb(…)` and `hsl(…)` of any age; how much shows through does not count. */
export function parseColour(written = ''): Colour | undefined {
	const text = written
		.replace(/!important/, '')
		.trim()
		.toLowerCase();
	const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
	if (digits !== undefined) {
		const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
		const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
		return [red, green, blue];
	}
	const [, model, inside = ''] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(text) ?? [];
	const parts = inside.split(/[\s,/]+/).filter(Boolean);
	const [one = Number.NaN, two = Number.NaN, three = Number.NaN] = parts.map((part) => Number.parseFloat(part));
	if ([one, two, three].some(Number.isNaN)) return undefined;
	if (model === 'hsl') return fromHsl(one, two / 100, three / 100);
	const scale = parts[0]?.endsWith('%') ? 2.55 : 1;
	return [Math.round(one * scale), Math.round(two * scale), Math.round(three * scale)];
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
	const reach = saturation * Math.min(lightness, 1 - lightness);
	const part = (offset: number) => {
		const place = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
		return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
	};
	return [part(0), part(8), part(4)];
}
