/** Red, green and blue, whole numbers 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Hue 0–359 degrees, saturation and lightness 0–100 per cent, whole numbers. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Reads `#RRGGBB` or `#RGB`, in capitals or not. `undefined` for anything else. */
export function readHex(text: string): Rgb | undefined {
	const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
	if (digits === undefined) return undefined;
	const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
	return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Reads `rgb(31, 157, 85)` with any spaces, without alpha. `undefined` for anything else. */
export function readRgb(text: string): Rgb | undefined {
	const [, ...parts] = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text.trim()) ?? [];
	const [red = 256, green = 256, blue = 256] = parts.map(Number);
	return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue];
}

/** Reads `hsl(146, 67%, 37%)` with any spaces, without alpha; 360 is 0. `undefined` for anything else. */
export function readHsl(text: string): Hsl | undefined {
	const [, ...parts] = /^hsl\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*%\s*,\s*(\d{1,3})\s*%\s*\)$/.exec(text.trim()) ?? [];
	const [hue = 361, saturation = 101, lightness = 101] = parts.map(Number);
	return hue > 360 || saturation > 100 || lightness > 100 ? undefined : [hue % 360, saturation, lightness];
}

/** `#1f9d55`, as it is stored. */
export function writeHex(rgb: Rgb): string {
	return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** `rgb(31, 157, 85)`, as it is stored. */
export function writeRgb([red, green, blue]: Rgb): string {
	return `rgb(${red}, ${green}, ${blue})`;
}

/** `hsl(146, 67%, 37%)`, as it is stored. */
export function writeHsl([hue, saturation, lightness]: Hsl): string {
	return `hsl(${hue}, ${saturation}%, ${lightness}%)`;
}

/** Nearest hsl with whole numbers (CSS Color 4, section 7.2). */
export function rgbToHsl(rgb: Rgb): Hsl {
	const [red, green, blue] = rgb.map((part) => part / 255) as unknown as Rgb;
	const most = Math.max(red, green, blue);
	const spread = most - Math.min(red, green, blue);
	const lightness = most - spread / 2;
	const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
	const sixth = spread === 0 ? 0 : most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
	return [Math.round(sixth * 60) % 360, Math.round(saturation * 100), Math.round(lightness * 100)];
}

/** Nearest rgb with whole numbers (CSS Color 4, section 7.1). */
export function hslToRgb([hue, saturation, lightness]: Hsl): Rgb {
	const strength = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
	const channel = (offset: number) => {
		const k = (offset + hue / 30) % 12;
		return Math.round((lightness / 100 - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255);
	};
	return [channel(0), channel(8), channel(4)];
}

/** Contrast between two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(a: Rgb, b: Rgb): number {
	const [lighter = 1, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: Rgb): number {
	const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
