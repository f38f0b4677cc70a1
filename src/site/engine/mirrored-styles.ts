interface MirroredDeclaration {
	prop: string;
	value: string;
}

interface Sheet {
	walkDecls(visit: (declaration: MirroredDeclaration) => void): void;
}

/** The part of PostCSS that mirrors style sheets for languages that are written from right to left: what would be on the left comes to the right. Values in custom properties stay. */
export function mirroredStyles(): { postcssPlugin: string; OnceExit(sheet: Sheet): void } {
	const mirror = (sheet: Sheet) => sheet.walkDecls(mirrorDeclaration);
	return { postcssPlugin: 'mirrored-styles', OnceExit: mirror };
}

function mirrorDeclaration(declaration: MirroredDeclaration): void {
	const { prop, value } = declaration;
	if (prop.startsWith('--')) return;
	declaration.prop = prop.replace(/(?<=^|-)(?:left|right)(?=-|$)/, otherSide);
	declaration.value = mirroredValue(prop, value);
}

/** Shorthands for four sides. */
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;
/** Properties whose values name sides. */
const NAMING_SIDES = /^(?:text-align|float|clear|transform-origin|background(?:-image)?|(?:-webkit-)?mask(?:-image)?|[\w-]*position(?:-x)?)$/;

function mirroredValue(prop: string, value: string): string {
	if (NAMING_SIDES.test(prop)) return swapSides(value).replace(/(?<=\blinear-gradient\()[\d.]+deg/g, negated);
	if (FOUR_SIDES.test(prop)) {
		const [top, right, bottom, left, ...more] = pieces(value);
		return left === undefined || more.length > 0 ? value : [top, left, bottom, right].join(' ');
	}
	if (prop === 'border-radius') return value.split('/').map(mirroredCorners).join(' / ');
	if (prop === 'translate') return value.replace(SPACED_PIECE, negated);
	if (prop === 'rotate') return negated(value);
	if (prop === 'transform')
		return value.replace(/\b(translateX?|rotateZ?)\(([^,()]*(?:\([^()]*\))?[^,()]*)/g, (_, name: string, first: string) => `${name}(${negated(first)}`);
	return value;
}

const otherSide = (side: string) => (side === 'left' ? 'right' : 'left');
/** Sides as words of their own: not in addresses and names. */
const swapSides = (text: string) => text.replace(/(?<![\w/.(-])(?:left|right)(?![\w/.(-])/g, otherSide);

function mirroredCorners(corners: string): string {
	const [first = '', second = first, third = first, fourth = second] = pieces(corners);
	return new Set([first, second, third, fourth]).size === 1 ? first : [second, first, fourth, third].join(' ');
}

/** A value between spaces, with all that stands in its brackets. */
const SPACED_PIECE = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/;
const pieces = (value: string): string[] => value.match(new RegExp(SPACED_PIECE, 'g')) ?? [];

/** A length or an angle in the other direction. */
function negated(value: string): string {
	if (!/^[-+]?[\d.]+(?:[a-z]+|%)?$/.test(value)) return /^[a-z-]+\(/.test(value) ? `calc(-1 * ${value})` : value;
	if (Number.parseFloat(value) === 0) return value;
	return value.startsWith('-') ? value.slice(1) : `-${value}`;
}
