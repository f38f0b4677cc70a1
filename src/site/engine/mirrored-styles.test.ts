import { expect, test } from 'vitest';
import { mirroredStyles } from './mirrored-styles.ts';

function mirrored(prop: string, value: string): string {
	const declaration = { prop, value };
	mirroredStyles().OnceExit({ walkDecls: (visit) => visit(declaration) });
	return `${declaration.prop}: ${declaration.value}`;
}

test.each([
	['margin-left', '1rem', 'margin-right: 1rem'],
	['right', '0', 'left: 0'],
	['border-top-left-radius', '2px', 'border-top-right-radius: 2px'],
	['border-left', '3px solid var(--line-left)', 'border-right: 3px solid var(--line-left)'],
	['text-align', 'right', 'text-align: left'],
	['float', 'left', 'float: right'],
	['background', 'linear-gradient(to right, red, blue) no-repeat left center', 'background: linear-gradient(to left, red, blue) no-repeat right center'],
	['mask', 'linear-gradient(90deg, #000, transparent 2rem)', 'mask: linear-gradient(-90deg, #000, transparent 2rem)'],
	['background-image', 'url(/img/left.svg)', 'background-image: url(/img/left.svg)'],
	['background', 'var(--left) right-1', 'background: var(--left) right-1'],
	['background-image', 'url("/left/right.svg")', 'background-image: url("/left/right.svg")'],
	['padding', '1px 2px 3px calc(4px + var(--x))', 'padding: 1px calc(4px + var(--x)) 3px 2px'],
	['padding', '1px 2px 3px', 'padding: 1px 2px 3px'],
	['inset', '0 auto 0 0', 'inset: 0 0 0 auto'],
	['border-radius', '1px', 'border-radius: 1px'],
	['border-radius', '0 var(--radius) var(--radius) 0', 'border-radius: var(--radius) 0 0 var(--radius)'],
	['border-radius', '1px 2px', 'border-radius: 2px 1px 2px 1px'],
	['translate', '-50% 0', 'translate: 50% 0'],
	['translate', '0 -3px', 'translate: 0 -3px'],
	['translate', 'none', 'translate: none'],
	['rotate', '45deg', 'rotate: -45deg'],
	['transform', 'translateX(-50%) rotate(135deg)', 'transform: translateX(50%) rotate(-135deg)'],
	['transform', 'translate(1rem, 2rem)', 'transform: translate(-1rem, 2rem)'],
	['transform', 'translateX(var(--x))', 'transform: translateX(calc(-1 * var(--x)))'],
	['transform', 'translateY(50%)', 'transform: translateY(50%)'],
	['color', 'left', 'color: left'],
	['--margin-left', 'left', '--margin-left: left'],
])('%s: %s', (prop, value, expected) => {
	expect(mirrored(prop, value)).toBe(expected);
});
