import { NAMED_COLOURS } from './named-colours.ts';

/** Red, green and blue, whole numbers from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/**
 * A colour of CSS (CSS Color 4): a name, `#abc`, `#aabbcc`, `rgb(…)`, `hsl(…)` of any age, `hwb(…)`, `oklab(…)` and `oklch(…)`. What is out of range counts as its nearest value, as
 * it does in browsers; how much shows through does not count. `undefined` for everything else, such as colours that are mixed or name a variable.
 */
export function parseColour(written = ''): Colour | undefined {
	const text = written
		.replace(/!\s*important\s*$/i, '')
		.trim()
		.toLowerCase();
	const digits = NAMED_COLOURS.get(text) ?? /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
	if (digits !== undefined) {
		const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
		const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
		return [red, green, blue];
	}
	const [, name = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(text) ?? [];
	const model = MODELS.get(name);
	const parts = (inside.split('/')[0] ?? '').trim().split(/\s*,\s*|\s+/);
	if (model === undefined || parts.length < 3 || parts.length > 4) return undefined;
	const [one, two, three] = model.units.map((unit, index) => measured(parts[index] ?? '', unit));
	return one === undefined || two === undefined || three === undefined ? undefined : model.toColour(one, two, three);
}

/** Unit of a component of a colour: an angle, or the values of 100 % and of a number without unit. */
type Unit = 'angle' | { whole: number; one: number };

const DEGREES: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };

function measured(written: string, unit: Unit): number | undefined {
	if (written === 'none') return 0;
	const [, digits, sign = ''] = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|deg|turn|rad|grad)?$/.exec(written) ?? [];
	const scale = unit === 'angle' ? DEGREES[sign || 'deg'] : { '': unit.one, '%': unit.whole / 100 }[sign];
	return digits === undefined || scale === undefined ? undefined : Number(digits) * scale;
}

const toByte = (share: number) => Math.round(255 * within(share));
const within = (share: number) => Math.min(1, Math.max(0, share));

/** Shares of red, green and blue at a hue in degrees. */
function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
	const reach = within(saturation) * Math.min(within(lightness), 1 - within(lightness));
	const part = (offset: number) => {
		const place = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
		return within(lightness) - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
	};
	return [part(0), part(8), part(4)];
}

/** Too much white and black together are a grey. */
function fromHwb(hue: number, white: number, black: number): Colour {
	const [whiteShare, blackShare] = [within(white), within(black)];
	const sum = Math.max(1, whiteShare + blackShare);
	const [red, green, blue] = fromHsl(hue, 1, 0.5).map((part) => toByte(part * (1 - (whiteShare + blackShare) / sum) + whiteShare / sum));
	return [red ?? 0, green ?? 0, blue ?? 0];
}

/** By the matrices of Oklab (CSS Color 4, 9.2); what sRGB cannot show is cut off part by part, as browsers do it. */
function fromOklab(lightness: number, a: number, b: number): Colour {
	const light = within(lightness);
	const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const byte = (share: number) => toByte(share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
	return [
		byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
		byte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
		byte(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
	];
}

interface ColourModel {
	units: readonly [Unit, Unit, Unit];
	toColour(one: number, two: number, three: number): Colour;
}

const SHARE: Unit = { whole: 1, one: 1 };
const HUNDREDTHS: Unit = { whole: 1, one: 0.01 };
const RGB_PART: Unit = { whole: 1, one: 1 / 255 };
/** Value of 100 % chroma in Oklab. */
const CHROMA: Unit = { whole: 0.4, one: 1 };

const RGB: ColourModel = { units: [RGB_PART, RGB_PART, RGB_PART], toColour: (red, green, blue) => [toByte(red), toByte(green), toByte(blue)] };
const HSL: ColourModel = { units: ['angle', HUNDREDTHS, HUNDREDTHS], toColour: (...parts) => RGB.toColour(...fromHsl(...parts)) };

const MODELS: ReadonlyMap<string, ColourModel> = new Map([
	['rgb', RGB],
	['rgba', RGB],
	['hsl', HSL],
	['hsla', HSL],
	['hwb', { units: ['angle', HUNDREDTHS, HUNDREDTHS], toColour: fromHwb }],
	['oklab', { units: [SHARE, CHROMA, CHROMA], toColour: fromOklab }],
	[
		'oklch',
		{
			units: [SHARE, CHROMA, 'angle'],
			toColour(lightness, chroma, hue) {
				const angle = (hue * Math.PI) / 180;
				return fromOklab(lightness, Math.max(0, chroma) * Math.cos(angle), Math.max(0, chroma) * Math.sin(angle));
			},
		},
	],
]);
