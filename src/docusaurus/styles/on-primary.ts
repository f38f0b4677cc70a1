/** As much of PostCSS as is used. */
interface StyleDeclaration {
	value: string;
	important: boolean | undefined;
	parent: unknown;
	after(declaration: string): unknown;
}
interface StyleContainer {
	type: string;
	parent: unknown;
	walkDecls(name: string | RegExp, see: (declaration: StyleDeclaration) => void): unknown;
}

const GROUND = /^background(?:-color)?$/;
const OWN_COLOUR = /var\(\s*--ifm-color-primary(?:-(?:dark|light)(?:er|est)?)?\s*(?:,[^()]*)?\)/g;
/** What gradients say beside their colours: angles, lengths, directions. */
const WAY =
	/\b(?:linear|radial|conic)-gradient\b|-?[\d.]+(?:deg|turn|rad|px|rem|em|%)?|\b(?:to|at|from|in|top|bottom|left|right|center|circle|ellipse|srgb|oklab|oklch)\b|[(),\s]/g;

/**
 * A step of PostCSS: what a site writes on the colour that is its own gets the colour that can be read on it. That colour is darker or lighter here than the
 * site wrote it (`accent-colours.ts`), and what it writes on it was chosen for its own.
 */
export function onPrimary(): { postcssPlugin: string; OnceExit(root: StyleContainer): void } {
	return {
		postcssPlugin: 'on-primary',
		OnceExit(root) {
			root.walkDecls(GROUND, (ground) => {
				if (isPrimary(ground.value)) colourOn(ground);
			});
		},
	};
}

const isPrimary = (value: string) => value.includes('--ifm-color-primary') && value.replace(OWN_COLOUR, '').replace(WAY, '') === '';

function colourOn(ground: StyleDeclaration): void {
	const rule = outermost(ground);
	if (rule === undefined || isShownThrough(rule)) return;
	let isSaid = false;
	rule.walkDecls('color', (colour) => {
		isSaid ||= colour.parent === ground.parent;
		colour.value = ON;
	});
	if (!isSaid) ground.after(`color: ${ON}${ground.important ? ' !important' : ''}`);
}

const ON = 'var(--on-accent)';

/** The rule around a declaration that is nested in no other: what it says of states stands in it. */
function outermost({ parent }: StyleDeclaration): StyleContainer | undefined {
	let found: StyleContainer | undefined;
	for (let above = parent as StyleContainer | undefined; above !== undefined; above = above.parent as StyleContainer | undefined)
		if (above.type === 'rule') found = above;
	return found;
}

/** Whether a text that the ground shows through has none behind it. */
function isShownThrough(rule: StyleContainer): boolean {
	let found = false;
	rule.walkDecls(/^(?:-webkit-)?background-clip$/, ({ value }) => {
		found ||= value.includes('text');
	});
	return found;
}
